import type { Motif } from '../../motif.ts';
import { catrina } from './catrina.ts';
import { fairy } from './fairy.ts';
import { genie } from './genie.ts';
import { ghost } from './ghost.ts';
import { hoodedFigure } from './hooded-figure.ts';
import { imp } from './imp.ts';
import { mermaid } from './mermaid.ts';
import { reaper } from './reaper.ts';
import { skeletonBride } from './skeleton-bride.ts';
import { tiki } from './tiki.ts';
import { toothFairy } from './tooth-fairy.ts';
import { vampire } from './vampire.ts';
import { witch, wizard } from './witch.ts';
import { witchOnBroom } from './witch-on-broom.ts';
import { zombie } from './zombie.ts';

export const spirits: readonly Motif[] = [
  hoodedFigure,
  zombie,
  tiki,
  catrina,
  fairy,
  imp,
  mermaid,
  reaper,
  skeletonBride,
  vampire,
  witch,
  witchOnBroom,
  wizard,
  genie,
  toothFairy,
  ghost,
];
