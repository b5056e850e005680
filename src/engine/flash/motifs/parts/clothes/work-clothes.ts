/** What somebody wears who works with both hands: hair put up, sleeves short. */
export const workClothes = {
  hair: 'bun',
  hairPigment: 'wood',
  top: 'waterLight',
  sleeves: 'short',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'dark',
} as const;
