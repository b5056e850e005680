import type { Motif } from '../motif.ts';
import { accessories } from './accessories/accessories.ts';
import { clothes } from './clothes/clothes.ts';
import { headwear } from './headwear/headwear.ts';
import { jewels } from './jewels/jewels.ts';

/** What is worn, and what belongs to being dressed. */
export const clothesAndJewels: readonly Motif[] = [...headwear, ...clothes, ...jewels, ...accessories];
