import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { mirrored } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The right half of the outline, from the tip down to the stalk. */
const rightHalf: readonly Point[] = [
  [0, -1],
  [0.1, -0.78],
  [0.22, -0.82],
  [0.19, -0.46],
  [0.42, -0.6],
  [0.46, -0.48],
  [0.68, -0.56],
  [0.6, -0.34],
  [0.9, -0.22],
  [0.76, -0.12],
  [0.88, 0.02],
  [0.5, 0.16],
  [0.56, 0.32],
  [0.26, 0.28],
  [0.05, 0.34],
  [0, 0.3],
];
const veinTips: readonly Point[] = [
  [0, -0.82],
  [0.5, -0.42],
  [-0.5, -0.42],
  [0.66, -0.06],
  [-0.66, -0.06],
];

/** Three leaves in the wind. */
export const maple: Motif = {
  name: 'maple',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawMapleLeaf(pen), { at: { at: [-0.6, 0.44], scale: 0.42, angleRad: -0.6 } });
    canvas.layer((pen) => drawMapleLeaf(pen), { at: { at: [0.58, 0.54], scale: 0.44, angleRad: 0.9 } });
    canvas.layer((pen) => drawMapleLeaf(pen), { at: { at: [0, -0.2], scale: 0.72, angleRad: 0.2 } });
  },
};

/** One leaf. */
export const mapleLeaf: Motif = {
  name: 'maple-leaf',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer((pen) => drawMapleLeaf(pen), { at: { angleRad: 0.2 } }),
};

function drawMapleLeaf(pen: Pen): void {
  const root: Point = [0, 0.26];
  pen.stroke([root, [0.03, 0.5], [0.01, 0.72]], pen.weight.inner);
  pen.fill(mirrored(rightHalf), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.8 - 0.85 * lengthOf(x, y - 0.26)),
    line: pen.weight.inner * 0.9,
  });
  for (const tip of veinTips) pen.stroke([root, tip], pen.weight.detail, { taper: 0.6, tapering: 'end' });
}
