import type { Point } from '../../geometry/point.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import type { Motif } from '../../motifs/motif.ts';
import { bloomAt } from '../bloom.ts';
import type { SceneElement } from '../scene-element.ts';
import { sizeOf } from '../scene-element.ts';
import type { Part } from './stacked.ts';
import { stacked } from './stacked.ts';

/** The middle of the hairline, and half the width of the head there, in the square that the drawing fills. */
const hairlines: Readonly<Record<string, readonly [at: Point, half: number]>> = {
  woman: [[0, -0.68], 0.62],
  geisha: [[0, -0.62], 0.58],
  oiran: [[0, -0.62], 0.58],
  medusa: [[0, -0.56], 0.6],
  angel: [[0, -0.6], 0.48],
  'pin-up': [[0, -0.54], 0.56],
  'virgin-mary': [[0, -0.6], 0.46],
  elf: [[0, -0.7], 0.6],
  'yuki-onna': [[0, -0.62], 0.5],
  tennyo: [[0, -0.66], 0.58],
  'chang-e': [[0, -0.52], 0.48],
  grandmother: [[0, -0.5], 0.42],
  vampire: [[0, -0.72], 0.5],
  man: [[0, -0.78], 0.56],
  jesus: [[0, -0.5], 0.5],
  'mother-and-child': [[-0.02, -0.8], 0.42],
  queen: [[0, -0.42], 0.44],
  princess: [[0, -0.62], 0.48],
  'snow-white': [[0, -0.72], 0.5],
  alice: [[0, -0.62], 0.48],
  bride: [[0, -0.64], 0.46],
  doctor: [[0, -0.79], 0.5],
  priest: [[0, -0.79], 0.5],
  skull: [[0, -0.72], 0.66],
} satisfies Partial<Record<ConceptName, readonly [at: Point, half: number]>>;

/** A wreath from temple to temple, in half widths of the head from the middle of the hairline. */
const wreath = [
  { at: [-0.98, 0.24], angleRad: -0.9 },
  { at: [0.98, 0.24], angleRad: 0.9 },
  { at: [-0.56, -0.18], angleRad: -0.4 },
  { at: [0.56, -0.18], angleRad: 0.4 },
  { at: [0, -0.32], angleRad: 0 },
] as const;
/** One flower, or two, are at the temples, larger. */
const temples = [
  { at: [0.86, 0.06], angleRad: 0.6 },
  { at: [-0.86, 0.06], angleRad: -0.6 },
] as const;

/** Flowers in somebody's hair, clear of the face; null where nobody has measured the head. */
export function inHair(flowers: SceneElement, wearer: SceneElement): Pick<Motif, 'draw'> | null {
  const hairline = hairlines[wearer.name];
  if (!hairline) return null;
  const [[x, y], half] = hairline;
  const count = sizeOf(flowers);
  const places = count < 3 ? temples.slice(0, count) : wreath;
  const size = half * (count < 3 ? 0.5 : 0.36);
  return stacked(
    [wearer, {}],
    ...places.map(({ at, angleRad }, i): Part => {
      const spot = { at: [x + at[0] * half, y + at[1] * half] as const, scale: size, angleRad };
      return [bloomAt(flowers, i), spot];
    }),
  );
}
