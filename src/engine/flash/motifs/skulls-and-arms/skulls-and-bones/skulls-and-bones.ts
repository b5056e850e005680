import type { Motif } from '../../motif.ts';
import { animalSkull } from './animal-skull.ts';
import { birdSkull } from './bird-skull.ts';
import { candleSkull } from './candle-skull.ts';
import { catSkull } from './cat-skull.ts';
import { crossbones } from './crossbones.ts';
import { crownedSkull } from './crowned-skull.ts';
import { deerSkull } from './deer-skull.ts';
import { pirateFlag } from './pirate-flag.ts';
import { ramSkull } from './ram-skull.ts';
import { ribcage } from './ribcage.ts';
import { skeleton } from './skeleton.ts';
import { skeletonHand } from './skeleton-hand.ts';
import { skull } from './skull.ts';
import { spine } from './spine.ts';
import { sugarSkull } from './sugar-skull.ts';
import { tRexSkull } from './t-rex-skull.ts';
import { wolfSkull } from './wolf-skull.ts';

export const skullsAndBones: readonly Motif[] = [
  candleSkull,
  crownedSkull,
  pirateFlag,
  crossbones,
  animalSkull,
  birdSkull,
  catSkull,
  deerSkull,
  wolfSkull,
  ramSkull,
  skeleton,
  skeletonHand,
  skull,
  spine,
  sugarSkull,
  ribcage,
  tRexSkull,
];
