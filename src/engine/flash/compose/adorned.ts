import type { Point } from '../geometry/point.ts';
import type { Placing } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Actor } from './actor.ts';
import { stacked } from './stacked.ts';

/** Where a head is adorned, for those whose forehead is not at the top. */
const brows: Readonly<Record<string, Point>> = { elephant: [0, -0.42], lion: [0, -0.46], tiger: [0, -0.5] };

/** Flowers in antlers or hair, a sign on a forehead. */
export function adorned(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  const brow = brows[object.name];
  if (brow) return stacked([object, {}], [subject, { at: brow, scale: 0.26 }]);
  if (subject.kind !== 'flora') return stacked([object, {}], [subject, { at: [0, -0.44], scale: 0.28 }]);
  return stacked(
    [object, {}],
    [subject, { at: [-0.5, -0.6], scale: 0.22, angleRad: -0.4 }],
    [subject, { at: [0.5, -0.6], scale: 0.22, angleRad: 0.4, isFlipped: true }],
    [subject, { at: [-0.2, -0.34], scale: 0.24 }],
    [subject, { at: [0.22, -0.38], scale: 0.2, isFlipped: true }],
    [subject, { at: [0, -0.5], scale: 0.2 }],
  );
}

/** Where what is worn sits on a head that fills the square; null for what is no clothing. */
const clothes: Readonly<Record<string, Placing>> = {
  'top-hat': { at: [0, -0.84], scale: 0.46 },
  'cowboy-hat': { at: [0, -0.8], scale: 0.62 },
  sombrero: { at: [0, -0.8], scale: 0.72 },
  'magic-hat': { at: [0, -0.86], scale: 0.46 },
  headdress: { at: [0, -0.7], scale: 0.7 },
  'bow-tie': { at: [0, 0.88], scale: 0.3 },
  glasses: { at: [0, -0.08], scale: 0.56 },
  mask: { at: [0, 0], scale: 0.6 },
  'gas-mask': { at: [0, 0.1], scale: 0.6 },
};

/** Someone in a hat, a mask or a tie. */
export function worn(wearer: Actor, thing: Actor): Pick<Motif, 'draw'> | null {
  const place = clothes[thing.name];
  return place ? stacked([wearer, { at: [0, 0.1], scale: 0.86 }], [thing, place]) : null;
}
