import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A ghost as everybody draws one: a sheet with holes for eyes, its arms raised, its hem afloat. */
export const ghost: Motif = {
  name: 'ghost',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer(drawGhost),
};

function drawGhost(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(inside, { pigment: 'grey', tone: 0.75, line: inner });
  pen.fill(sheet, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.02 +
          0.55 * smoothstep(0.12, 0.62, x) +
          0.35 * smoothstep(0.2, 1, y) * (0.5 + 0.5 * Math.sin(9 * x + 2 * y)),
      ),
    line: inner * 1.3,
  });
  for (const [fold, width] of folds) pen.stroke(traced(fold), inner * width, { taper: 0.6 });
  for (const fold of hairlines) pen.stroke(traced(fold), detail * 1.2, { taper: 0.6 });
  drawFace(pen);
}

/** Two holes for eyes, and a mouth that says boo. */
function drawFace(pen: Pen): void {
  for (const x of [-0.19, 0.17]) {
    pen.fill(ellipse([x, -0.56], 0.1, 0.17, 32), { black: 'always', tone: 1 });
    pen.fill(ellipse([x - 0.03, -0.64], 0.03, 0.045, 14), { color: [255, 255, 255], tone: 0 });
  }
  pen.fill(ellipse([-0.01, -0.26], 0.075, 0.1, 26), { black: 'always', tone: 1 });
}

const sheet = outlined(
  `0 -1.1, 0.28 -1.04, 0.46 -0.84, 0.5 -0.56, 0.6 -0.38, 0.84 -0.5, 1.0 -0.44, 1.02 -0.26, 0.86 -0.06, 0.72 0.14,
  0.68 0.5, 0.76 0.86!, 0.6 0.76, 0.46 0.82, 0.38 1.06!, 0.24 0.86, 0.06 0.86, -0.04 1.14!, -0.18 0.9, -0.34 0.86,
  -0.48 1.06!, -0.58 0.8, -0.7 0.74, -0.86 0.84!, -0.72 0.46, -0.72 0.14, -0.86 -0.06, -1.02 -0.26, -1.0 -0.44,
  -0.84 -0.5, -0.6 -0.38, -0.5 -0.56, -0.46 -0.84, -0.28 -1.04`,
);
/** What is seen of the back of the sheet below its hem. */
const inside = outlined(
  '-0.7 0.7!, 0.66 0.7!, 0.56 0.96!, 0.2 1.0, 0.1 1.04!, -0.26 1.02, -0.34 1.0!, -0.64 0.92!',
);
const folds = [
  ['0.6 -0.36, 0.5 -0.16, 0.54 0.1, 0.5 0.5', 1.2],
  ['-0.6 -0.36, -0.5 -0.14, -0.52 0.12, -0.46 0.46', 1.2],
  ['0.24 0.84, 0.2 0.5, 0.26 0.12', 1],
  ['-0.18 0.88, -0.2 0.54, -0.14 0.2', 1],
  ['0.9 -0.2, 0.76 -0.18, 0.68 0.02', 0.9],
  ['-0.9 -0.2, -0.76 -0.18, -0.68 0.02', 0.9],
] as const;
const hairlines = [
  '0.06 0.84, 0.04 0.6, 0.06 0.4',
  '0.46 0.8, 0.38 0.6, 0.4 0.34',
  '-0.58 0.78, -0.6 0.52, -0.56 0.3',
  '-0.34 0.84, -0.36 0.64, -0.32 0.5',
  '0.3 -0.9, 0.38 -0.74, 0.38 -0.56',
];
