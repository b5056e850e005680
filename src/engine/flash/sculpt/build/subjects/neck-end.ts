import { add } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { lock } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';

/** A sleek neck ends in long drawn-out points, as a brush lifts: no cut. */
export function neckEnd(
  { center, radius, length, seed }: { center: Vector; radius: number; length: number; seed: number },
  regionOf: (i: number) => string,
): Step[] {
  const random = randomNumbers(seed);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((2 + i * 11.7) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const wide = radius * (0.86 + 0.14 * random());
    const from: Vector = [center[0] + sin * wide, center[1] + 0.14 * random(), center[2] + cos * wide];
    const reach = length * (0.5 + 0.8 * random());
    const to: Vector = [
      from[0] * (0.8 + 0.1 * random()),
      from[1] - reach,
      from[2] - 0.2 * reach * (0.4 + random()),
    ];
    const bend: Vector = [0.1 * (random() - 0.5), 0, -0.12 * reach];
    const form = { facing: [sin, 0.1, cos] as Vector, flat: 1.5, bend, wave: (random() - 0.5) * 0.1 };
    return add(lock(from, to, 0.16 + 0.06 * random(), form), regionOf(i), 0.03);
  });
}
