import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A sea anemone: a crown of arms with knobs at their ends, upon a stout foot. */
export const seaAnemone: Motif = {
  name: 'sea-anemone',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const arm of backArms) drawArm(pen, arm, 0.5);
      drawFoot(pen);
      for (const arm of middleArms) drawArm(pen, arm, 0.25);
      for (const arm of frontArms) drawArm(pen, arm, 0.05);
    });
  },
};

/** From its root over its bend to its end. */
type Arm = readonly [x: number, y: number, bendX: number, bendY: number, endX: number, endY: number];

function drawArm(pen: Pen, [x, y, bendX, bendY, endX, endY]: Arm, shade: number): void {
  drawLimb(
    pen,
    { line: `${x} ${y}, ${bendX} ${bendY}, ${endX} ${endY}`, half: [0.1, 0.085, 0.07, 0.06] },
    {
      pigment: 'blush',
      tone: (px) => clamp(shade + 0.5 * smoothstep(bendX, bendX + 0.14, px)),
      line: pen.weight.inner,
    },
  );
  pen.fill(circle([endX, endY], 0.1, 22), { pigment: 'petal', tone: shade, line: pen.weight.inner });
  pen.stroke(
    traced(`${endX - 0.05} ${endY - 0.02}, ${endX - 0.03} ${endY - 0.055}, ${endX + 0.01} ${endY - 0.065}`),
    pen.weight.detail,
    {
      isErasing: !pen.isColored,
      taper: 0.4,
    },
  );
}

function drawFoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(foot, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.1 + 0.7 * smoothstep(0.1, 0.6, Math.abs(x + 0.1)) + 0.5 * smoothstep(0.3, 0.1, y)),
    line: inner * 1.2,
  });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
}

const foot = outlined(
  '-0.6 0.1!, -0.54 0.4, -0.52 0.7, -0.7 0.94, -0.8 1.08!, -0.4 1.14, 0 1.12, 0.4 1.14, 0.8 1.08!, 0.7 0.94, 0.52 0.7, 0.54 0.4, 0.6 0.1!, 0 0.2',
);
const folds = [
  '-0.36 0.36, -0.34 0.7, -0.46 1.0',
  '-0.14 0.4, -0.12 0.72, -0.16 1.04',
  '0.1 0.4, 0.1 0.72, 0.12 1.04',
  '0.34 0.36, 0.32 0.7, 0.44 1.0',
];
const backArms: readonly Arm[] = [
  [-0.5, 0, -0.86, -0.4, -1.06, -0.82],
  [-0.34, -0.1, -0.56, -0.6, -0.72, -1.1],
  [-0.14, -0.14, -0.2, -0.7, -0.36, -1.26],
  [0.02, -0.14, 0.1, -0.72, 0.02, -1.34],
  [0.18, -0.14, 0.34, -0.68, 0.38, -1.24],
  [0.36, -0.1, 0.62, -0.56, 0.76, -1.06],
  [0.5, 0, 0.9, -0.36, 1.08, -0.78],
];
const middleArms: readonly Arm[] = [
  [-0.58, 0.16, -1.0, -0.04, -1.3, -0.34],
  [-0.44, 0.1, -0.72, -0.26, -0.9, -0.52],
  [-0.26, 0.06, -0.42, -0.4, -0.52, -0.78],
  [-0.06, 0.04, -0.06, -0.46, -0.16, -0.94],
  [0.14, 0.04, 0.24, -0.44, 0.22, -0.92],
  [0.3, 0.06, 0.5, -0.36, 0.56, -0.74],
  [0.46, 0.1, 0.78, -0.2, 0.92, -0.48],
  [0.58, 0.16, 1.02, 0.0, 1.32, -0.26],
];
const frontArms: readonly Arm[] = [
  [-0.54, 0.24, -0.94, 0.28, -1.24, 0.12],
  [-0.4, 0.24, -0.64, 0.08, -0.8, -0.16],
  [-0.2, 0.24, -0.34, -0.06, -0.36, -0.4],
  [0.02, 0.26, 0.04, -0.1, 0.02, -0.5],
  [0.24, 0.24, 0.38, -0.02, 0.4, -0.36],
  [0.42, 0.24, 0.68, 0.1, 0.82, -0.12],
  [0.54, 0.24, 0.94, 0.3, 1.22, 0.18],
];
