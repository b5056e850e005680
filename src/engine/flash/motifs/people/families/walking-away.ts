import type { Motif } from '../../motif.ts';
import { drawCarrier } from '../../parts/figures/carrier.ts';
import type { Walker } from '../../parts/figures/walker.ts';
import { drawWalkers } from '../../parts/figures/walkers.ts';

export const man: Walker = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'water',
  wears: 'trousers',
  below: 'dark',
  height: 1,
};
export const wife: Walker = {
  hair: 'long',
  hairPigment: 'ember',
  top: 'petal',
  wears: 'skirt',
  below: 'petal',
  height: 0.93,
};
export const son: Walker = {
  hair: 'short',
  hairPigment: 'gold',
  top: 'leafLight',
  wears: 'trousers',
  below: 'water',
  height: 0.58,
};
export const daughter: Walker = {
  hair: 'bunches',
  hairPigment: 'wood',
  top: 'gold',
  wears: 'skirt',
  below: 'gold',
  height: 0.54,
};
const toddler: Walker = {
  hair: 'short',
  hairPigment: 'ember',
  top: 'petal',
  wears: 'trousers',
  below: 'dark',
  height: 0.44,
};
const groom: Walker = { ...man, hairPigment: 'dark', top: 'dark' };
const bride: Walker = {
  ...wife,
  hair: 'veil',
  hairPigment: 'foam',
  top: 'foam',
  wears: 'gown',
  below: 'foam',
};
export const oldMan: Walker = { ...man, hair: 'hat', hairPigment: 'grey', top: 'grey' };
export const oldWoman: Walker = {
  ...wife,
  hair: 'bun',
  hairPigment: 'grey',
  top: 'violet',
  below: 'violet',
  height: 0.9,
};

/** Parents and children from behind, walking hand in hand. */
export const family: Motif = walking('family', [man, daughter, son, wife]);
export const familyOfThree: Motif = walking('family-of-three', [man, daughter, wife]);
export const familyOfFive: Motif = walking('family-of-five', [man, daughter, toddler, son, wife]);

/** One of the parents with one child. */
export const fatherWalking: Motif = walking('father-walking-with-child', [man, daughter]);
export const fatherWalkingWithSon: Motif = walking('father-walking-with-son', [man, son]);
export const motherWalking: Motif = walking('mother-walking-with-child', [wife, son]);
export const motherWalkingWithDaughter: Motif = walking('mother-walking-with-daughter', [wife, daughter]);

/** One of the parents between two children. */
const bigger = {
  daughter: { ...daughter, hairPigment: 'ember', top: 'petal', below: 'petal' },
  son: { ...son, top: 'petal' },
} as const;
export const parentsOfTwo: readonly Motif[] = [
  walking('mother-and-two-daughters', [daughter, wife, bigger.daughter]),
  walking('mother-and-two-sons', [son, wife, bigger.son]),
  walking('mother-and-two-children', [daughter, wife, son]),
  walking('father-and-two-daughters', [daughter, man, bigger.daughter]),
  walking('father-and-two-sons', [son, man, bigger.son]),
  walking('father-and-two-children', [daughter, man, son]),
];

/** Two who are fond of each other, young and old. */
export const coupleWalking: Motif = walking('couple-walking', [man, wife]);
export const grandparents: Motif = walking('grandparents-walking', [oldMan, oldWoman]);

/** Grandmother, mother and daughter. */
export const threeGenerations: Motif = walking('three-generations', [oldWoman, daughter, wife]);

/** Newly wed. */
export const brideAndGroom: Motif = walking('bride-and-groom', [groom, bride]);

/** One child. */
export const boy: Motif = walking('boy', [{ ...son, height: 1 }]);
export const littleGirl: Motif = walking('little-girl', [{ ...daughter, height: 1 }]);

/** Brothers and sisters. */
export const sisters: Motif = walking('sisters', [
  { ...daughter, hairPigment: 'ember', top: 'petal', below: 'petal', height: 0.72 },
  { ...daughter, height: 0.66 },
]);
export const brothers: Motif = walking('brothers', [
  { ...son, height: 0.72 },
  { ...son, hairPigment: 'wood', top: 'petal', height: 0.66 },
]);
export const siblings: Motif = walking('siblings', [{ ...son, height: 0.66 }, daughter]);
export const threeSiblings: Motif = walking('three-siblings', [{ ...son, height: 0.68 }, toddler, daughter]);

/** A father with a child on his shoulders. */
export const fatherCarrying: Motif = carrying('father-carrying-child', daughter);
export const fatherCarryingSon: Motif = carrying('father-carrying-son', son);

function carrying(name: string, child: Walker): Motif {
  return {
    name,
    tinted: ['water'],
    draw: (canvas) => canvas.layer((pen) => drawCarrier(pen, man, child)),
  };
}

function walking(name: string, walkers: readonly Walker[]): Motif {
  const fromBehind: Pick<Motif, 'draw'> = {
    draw: (canvas) => canvas.layer((pen) => drawWalkers(pen, walkers)),
  };
  return { name, tinted: [walkers.at(-1)?.top ?? 'petal'], poses: { behind: fromBehind }, ...fromBehind };
}
