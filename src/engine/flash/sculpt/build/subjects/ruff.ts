import { add } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { lock } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';

interface RuffForm {
  readonly seed: number;
  /** The region of the locks round the face, from the back (0) to the front (4). */
  cheek(layer: number): string;
  /** The region of those on throat and neck, from the middle (0) to the side (7). */
  throat(column: number): string;
  readonly nape: string;
  /** How long the locks are; 1 is a wolf's. */
  readonly size?: number;
  /** Whether none stand off the cheeks. */
  readonly isNarrow?: boolean;
}

/** Locks like shingles: round the face from back to front, then down throat, neck and nape. */
export function ruff({ seed, cheek, throat, nape, size = 1, isNarrow = false }: RuffForm): Step[] {
  const random = randomNumbers(seed);
  const steps: Step[] = [];
  const put = (from: Vector, way: Vector, length: number, radius: number, facing: Vector, region: string) => {
    const astray = () => (random() - 0.5) * 0.28;
    const [dx, dy, dz] = [way[0] + astray(), way[1] + astray(), way[2] + astray()];
    const swing = (random() - 0.35) * length * 0.5;
    const bend: Vector = [swing * (dy < -0.8 ? 0.6 : 0.2), -Math.abs(swing) * 0.8, 0];
    const reach = length * size;
    const to: Vector = [from[0] + dx * reach, from[1] + dy * reach, from[2] + dz * reach];
    const wave = (random() - 0.4) * 0.1 * length;
    steps.push(add(lock(from, to, radius, { facing, flat: 1.7, bend, wave }), region, 0.012));
  };
  for (let layer = isNarrow ? 5 : 0; layer < 5; layer++) {
    for (let i = 0; i < 8; i++) {
      if (layer === 4 && (i < 2 || i > 6)) continue;
      const angle = ((52 + (i + (layer % 2) * 0.5) * 14.5) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const [z, narrowed, isFront] = [-0.42 + layer * 0.145, 1 - layer * 0.055, layer > 2];
      const length = (0.84 - layer * 0.09) * (0.6 + 0.6 * random()) * (i < 2 ? 0.65 : 1);
      put(
        [
          sin * (isFront ? 0.44 : 0.4 * narrowed),
          (isFront ? 0.04 : 0.12) + cos * (isFront ? 0.3 : 0.44 * narrowed),
          z + (isFront ? 0.05 * sin : 0),
        ],
        [sin * (1 - layer * 0.04), cos * 0.45 - 0.66, -0.2],
        length,
        0.1 + 0.035 * random() - layer * 0.008,
        [sin * 0.5, 0.1, 0.85],
        cheek(layer),
      );
    }
  }
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 8; i++) {
      const angle = ((3 + (i + (row % 2) * 0.5) * 22) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const wide = 0.32 + row * 0.035;
      put(
        [sin * wide, -0.75 + row * 0.15 + (random() - 0.5) * 0.12, -0.5 + row * 0.05 + cos * wide],
        [sin * (0.1 + 0.1 * row), -1, cos * 0.15],
        0.8 * (0.6 + 0.6 * random()) * (1 - 0.25 * sin),
        0.12,
        [sin, 0.2, cos],
        throat(i),
      );
    }
  }
  for (let i = 0; i < 7; i++)
    put([0.07, 0.6 - i * 0.2, -0.5 - i * 0.07], [0.1, -0.7, -0.75], 0.6, 0.1, [0.3, 0.3, -1], nape);
  return steps;
}
