import type { Motif } from '../../motif.ts';
import { birdOfParadise } from './bird-of-paradise.ts';
import { callaLily } from './calla-lily.ts';
import { gingerLily } from './ginger-lily.ts';
import { hibiscus } from './hibiscus.ts';
import { kapok } from './kapok.ts';
import { lotus } from './lotus.ts';
import { orchid } from './orchid.ts';
import { passionFlower } from './passion-flower.ts';
import { plumeria } from './plumeria.ts';
import { protea } from './protea.ts';
import { teaPlant } from './tea-plant.ts';

export const tropical: readonly Motif[] = [
  birdOfParadise,
  callaLily,
  gingerLily,
  hibiscus,
  kapok,
  lotus,
  orchid,
  passionFlower,
  plumeria,
  protea,
  teaPlant,
];
