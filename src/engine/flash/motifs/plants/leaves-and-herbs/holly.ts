import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Holly: spiny leaves around three berries. */
export const holly: Motif = {
  name: 'holly',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, scale, angleRad] of [
        [-0.06, -0.1, 0.9, -Math.PI / 2],
        [-0.16, 0.0, 1.16, -Math.PI + 0.3],
        [0.16, 0.0, 1.16, -0.3],
        [-0.12, 0.12, 0.9, 2.2],
        [0.12, 0.12, 0.9, 0.95],
      ] as const)
        drawHollyLeaf(pen.at({ at: [x, y], scale, angleRad }));
    });
    canvas.layer((pen) => {
      for (const [x, y] of [
        [-0.2, 0.0],
        [0.2, -0.02],
        [0, 0.28],
      ] as const)
        drawBerry(pen.at({ at: [x, y], scale: 0.23 }));
    });
  },
};

/** Along the x axis from 0 to 1.2. */
function drawHollyLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0!, 0.14 -0.14, 0.2 -0.32!, 0.36 -0.2, 0.48 -0.4!, 0.62 -0.22, 0.8 -0.34!, 0.88 -0.16, 1.2 0!, 0.88 0.16, 0.8 0.34!, 0.62 0.22, 0.48 0.4!, 0.36 0.2, 0.2 0.32!, 0.14 0.14',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp((y > 0 ? 0.5 : 0.1) + 0.4 * (0.6 - x)), line: inner * 1.1 },
  );
  pen.stroke(traced('0.04 0, 0.6 0.01, 1.12 0'), inner);
  for (const vein of [
    '0.2 0, 0.22 -0.2',
    '0.44 0, 0.48 -0.26',
    '0.68 0, 0.76 -0.2',
    '0.2 0, 0.22 0.2',
    '0.44 0, 0.48 0.26',
    '0.68 0, 0.76 0.2',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
}

function drawBerry(pen: Pen): void {
  pen.fill(circle([0, 0], 1, 40), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + y)),
    line: pen.weight.inner * 1.1,
  });
  pen.fill(circle([-0.34, -0.36], 0.2, 18), { color: [255, 255, 255], tone: 0 });
  pen.dot([0.1, 0.3], pen.weight.detail * 1.6);
}
