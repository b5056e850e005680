import type { Outfit } from '../figures/pose.ts';

/** What they wear who are out on snow or ice. */
export const snowWear: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'petal',
  sleeves: 'long',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'dark',
  gloves: 'gold',
};
