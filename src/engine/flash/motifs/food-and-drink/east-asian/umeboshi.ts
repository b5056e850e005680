import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Three pickled plums, wrinkled and soft, on a red shiso leaf in a small dish. */
export const umeboshi: Motif = {
  name: 'umeboshi',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.3 0.5!, 1.3 0.5!, 0.9 0.94, 0.5 1.06!, -0.5 1.06!, -0.9 0.94'), {
        pigment: 'water',
        tone: (x) => clamp(0.3 + 0.4 * x),
        line: inner * 1.2,
      });
      pen.fill(ellipse([0, 0.48], 1.34, 0.38, 76), { pigment: 'water', tone: 0.15, line: inner * 1.1 });
      pen.fill(ellipse([0, 0.48], 1.16, 0.29, 70), {
        pigment: 'foam',
        tone: (x) => clamp(0.1 + 0.3 * x),
        line: inner,
      });
      pen.stroke(traced('-0.8 0.82, 0 0.94, 0.8 0.82'), detail * 1.3);
      for (const [x, y, scale, angleRad] of [
        [-0.3, 0.46, 1.0, 3.0],
        [0.3, 0.44, 1.0, -0.1],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.66, teeth: 0.26, veins: 4 });
    });
    for (const [x, y, scale, angleRad] of [
      [0.02, -0.36, 0.54, 0.4],
      [-0.46, 0.16, 0.6, -0.3],
      [0.5, 0.18, 0.58, 0.9],
    ] as const)
      canvas.layer((pen) => drawPlum(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.85 });
  },
};

/** Of radius 1, sunken where the stalk was. */
function drawPlum(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.9, 0.36 -0.94, 0.8 -0.62, 0.98 -0.1, 0.84 0.5, 0.4 0.88, -0.14 0.94, -0.66 0.72, -0.98 0.24, -0.94 -0.3, -0.6 -0.76',
    ),
    {
      pigment: 'petal',
      tone: ballShader([0, 0], 1, 0.85),
      line: inner * 1.2,
    },
  );
  for (const wrinkle of [
    '0.1 -0.66, -0.2 -0.4, -0.5 -0.3, -0.8 -0.34',
    '0.1 -0.6, -0.1 -0.2, -0.14 0.2, -0.4 0.6',
    '0.2 -0.6, 0.3 -0.2, 0.24 0.3, 0.36 0.7',
    '0.26 -0.64, 0.56 -0.36, 0.66 0.0, 0.6 0.36',
    '-0.6 0.0, -0.5 0.24, -0.6 0.46',
    '0.0 0.4, 0.06 0.6, 0.0 0.78',
    '-0.36 -0.06, -0.32 0.16',
  ])
    pen.stroke(traced(wrinkle), inner * 1.3, { taper: 0.5 });
  pen.fill(ellipse([0.16, -0.64], 0.16, 0.1, 24), { pigment: 'petal', tone: 0.95, line: inner });
  pen.stroke(traced('-0.74 -0.1, -0.62 -0.44'), inner * 1.6, { isErasing: true, taper: 0.4 });
}
