import type { Motif } from '../../motif.ts';
import { barbedWireHeart } from './barbed-wire-heart.ts';
import { bleedingHeart } from './bleeding-heart.ts';
import { brokenHeart } from './broken-heart.ts';
import { checkeredHeart } from './checkered-heart.ts';
import { heart } from './heart.ts';
import { heartbeat } from './heartbeat.ts';
import { piercedHeart } from './pierced-heart.ts';
import { sacredHeart } from './sacred-heart.ts';
import { twoHearts } from './two-hearts.ts';
import { wingedHeart } from './winged-heart.ts';

export const hearts: readonly Motif[] = [
  piercedHeart,
  wingedHeart,
  bleedingHeart,
  brokenHeart,
  heart,
  heartbeat,
  checkeredHeart,
  sacredHeart,
  twoHearts,
  barbedWireHeart,
];
