import type { Motif } from '../../motif.ts';
import { canoe } from './canoe.ts';
import { gondola } from './gondola.ts';
import { junk } from './junk.ts';
import { longship } from './longship.ts';
import { noahsArk } from './noahs-ark.ts';
import { crossedOars, rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { ship } from './ship.ts';
import { submarine } from './submarine.ts';

export const water: readonly Motif[] = [
  noahsArk,
  junk,
  canoe,
  rowboat,
  crossedOars,
  gondola,
  ship,
  sailboat,
  longship,
  submarine,
];
