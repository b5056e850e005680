import { blob } from '../geometry/curve.ts';
import type { Point } from '../geometry/point.ts';
import type { Pigment } from '../paint/palette.ts';
import { linearTone } from '../paint/tone.ts';
import type { Motif } from './motif.ts';

/** Tongues within tongues, from the outside in. */
const tongues: readonly { size: number; pigment: Pigment }[] = [
  { size: 1, pigment: 'petal' },
  { size: 0.72, pigment: 'ember' },
  { size: 0.45, pigment: 'gold' },
];

export const flame: Motif = {
  name: 'fire',
  tinted: ['petal', 'ember', 'gold'],
  draw(easel) {
    easel.layer((pen) => {
      for (const { size, pigment } of tongues) {
        const isOuter = size === 1;
        pen.cell(tongue(size), {
          pigment,
          tone: isOuter ? linearTone([0, -0.3], [0, 0.9], [0, 0.6]) : 0.05,
          line: isOuter ? pen.weight.inner * 1.1 : pen.weight.detail,
        });
      }
    });
  },
};

function tongue(size: number): Point[] {
  const lowered = (1 - size) * 0.12;
  const knots: Point[] = [
    [0, 0.95],
    [-0.5 * size, 0.7],
    [-0.66 * size, 0.2],
    [-0.38 * size, -0.2],
    [-0.46 * size, -0.55 * size],
    [-0.1 * size, -0.25],
    [0.02, -1.05 * size],
    [0.3 * size, -0.35],
    [0.42 * size, -0.6 * size],
    [0.52 * size, 0],
    [0.62 * size, 0.35],
    [0.45 * size, 0.72],
  ];
  return blob(knots.map(([x, y]): Point => [x, y + lowered]));
}
