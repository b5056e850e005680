import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** An ant from above, jaws open. */
export const ant: Motif = {
  name: 'ant',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawBothSides(pen, (side) => {
          for (const leg of legs) drawJointedLeg(side, leg, 0.075, 'wood');
          side.stroke(traced('0.14 -1.0, 0.4 -1.16!, 0.56 -1.36, 0.8 -1.42', 8), side.weight.inner * 1.8);
          side.fill(jaw, { pigment: 'dark', black: 'uncolored', tone: 0.5, line: side.weight.inner });
        });
        drawBody(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const part of [abdomen, waist, thorax, head])
    pen.fill(part, { pigment: 'wood', tone: (x, y) => clamp(0.3 + 1.1 * x + 0.1 * y), line: inner * 1.2 });
  for (const band of [
    '-0.4 0.5, 0 0.6, 0.4 0.5',
    '-0.44 0.76, 0 0.88, 0.44 0.76',
    '-0.34 1.02, 0 1.12, 0.34 1.02',
  ])
    pen.stroke(traced(band), inner);
  pen.stroke(traced('0 -0.5, 0.02 -0.3, 0 -0.1'), detail * 1.4, { taper: 0.3 });
  for (const gleam of [
    '-0.26 0.56!, -0.3 0.66, -0.3 0.74!, -0.22 0.66',
    '-0.22 -0.92!, -0.26 -0.82, -0.22 -0.74!, -0.18 -0.82',
  ])
    pen.fill(outlined(gleam), { pigment: 'foam', tone: 0 });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.24, -0.82], 0.09, 22), { black: 'always', tone: 1 });
    side.dot([0.22, -0.85], inner * 0.6, 0);
  });
}

const head = symmetric('0 -1.12, 0.2 -1.1, 0.36 -0.92, 0.34 -0.68, 0.16 -0.54, 0 -0.52');
const thorax = symmetric('0 -0.58, 0.14 -0.54, 0.22 -0.36, 0.18 -0.1, 0.1 0.06, 0 0.1');
const waist = symmetric('0 0.02, 0.1 0.1, 0.1 0.22, 0 0.3');
const abdomen = symmetric('0 0.22, 0.26 0.28, 0.46 0.56, 0.44 0.92, 0.24 1.24, 0 1.38');
const jaw = outlined('0.04 -1.06!, 0.2 -1.12!, 0.24 -1.28, 0.06 -1.42!, 0.12 -1.26, 0.06 -1.18');
const legs = [
  '0.12 -0.4, 0.5 -0.6, 0.72 -0.96, 1.0 -1.1',
  '0.16 -0.26, 0.6 -0.3, 0.98 -0.06, 1.24 -0.14',
  '0.12 -0.06, 0.5 0.16, 0.82 0.6, 1.1 0.98',
];
