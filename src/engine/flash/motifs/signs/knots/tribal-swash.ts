import type { Motif } from '../../motif.ts';
import type { Blade } from '../../parts/signs-and-ornaments/tribal-blade.ts';
import { blade, drawBlade } from '../../parts/signs-and-ornaments/tribal-blade.ts';

/** A tribal by itself: hooked blades of solid black that sweep out to both sides. */
export const tribalSwash: Motif = {
  name: 'tribal-swash',
  tinted: [],
  draw(canvas) {
    for (const isFlipped of [false, true])
      for (const one of blades)
        canvas.layer((pen) => drawBlade(pen, one), { at: { isFlipped }, contour: 0, isInverted: false });
  },
};

/** The left half, from its lower blades to the upper ones. */
const blades: readonly Blade[] = [
  blade(
    0.2,
    [
      [-0.02, 1.5],
      [-0.16, 1.0],
      [-0.54, 0.74],
      [-1.0, 0.86],
      [-1.42, 0.66],
      [-1.86, 0.86],
    ],
    [0.42, -1, 1.4],
    [0.64, 1, 1.3],
  ),
  blade(
    0.26,
    [
      [-0.04, 0.9],
      [-0.3, 0.44],
      [-0.78, 0.34],
      [-1.24, 0.42],
      [-1.66, 0.14],
      [-2.1, 0.2],
    ],
    [0.34, 1, 1.2],
    [0.56, -1, 1.2],
    [0.72, 1, 1.3],
  ),
  blade(
    0.26,
    [
      [-0.06, 0.3],
      [-0.36, -0.1],
      [-0.84, -0.14],
      [-1.26, -0.4],
      [-1.42, -0.86],
      [-1.84, -1.06],
    ],
    [0.36, -1, 1.2],
    [0.58, 1, 1.3],
    [0.74, -1, 1.2],
  ),
  blade(
    0.2,
    [
      [-0.04, -0.34],
      [-0.32, -0.5],
      [-0.74, -0.5],
      [-0.96, -0.82],
      [-0.86, -1.16],
      [-1.14, -1.44],
    ],
    [0.5, 1, 1.3],
    [0.72, -1, 1.2],
  ),
  blade(
    0.15,
    [
      [-0.04, -0.7],
      [-0.34, -0.84],
      [-0.46, -1.12],
      [-0.3, -1.36],
      [-0.44, -1.7],
    ],
    [0.55, 1, 1.3],
  ),
  blade(0.13, [
    [-0.03, 0.1],
    [-0.1, -0.3],
    [-0.05, -0.9],
    [-0.02, -1.66],
  ]),
];
