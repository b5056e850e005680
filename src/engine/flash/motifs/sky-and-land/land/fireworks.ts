import { polar } from '../../../geometry/point.ts';
import { circle, petal } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three rockets bursting in the sky, each with the trail that it climbed on. */
export const fireworks: Motif = {
  name: 'fireworks',
  tinted: ['petal'],
  grouping: 'scattered',
  draw(canvas) {
    for (const [x, y, scale, pigment, light] of bursts) {
      canvas.layer((pen) => drawTrail(pen.at({ at: [x, y] }), scale, 1.2 - y), {
        contour: 0,
        silhouette: 'fills-and-lines',
      });
      canvas.layer((pen) => drawBurst(pen.at({ at: [x, y], scale }), pigment, light), {
        contour: 0.35,
        gapPx: 2,
      });
    }
  },
};

/** Two rings of sparks that fly apart, the outer ones drooping. */
function drawBurst(pen: Pen, pigment: Pigment, light: Pigment): void {
  const { inner, detail } = pen.weight;
  for (const [count, from, to, width, color] of [
    [18, 0.34, 0.98, 0.05, pigment],
    [12, 0.14, 0.58, 0.06, light],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angleRad = ((i + (count === 12 ? 0.5 : 0)) / count) * 2 * Math.PI;
      const spark = pen.at({ at: polar(angleRad, from), scale: to - from, angleRad });
      spark.fill(
        petal((x) => width * 1.6 * (0.15 + 0.85 * x) * Math.sqrt(Math.max(0, 1 - x ** 8)), 12),
        {
          pigment: color,
          tone: (x) => 0.5 - 0.45 * x,
          line: detail,
        },
      );
      if (count === 18)
        pen.fill(circle(polar(angleRad + 0.17, 0.86 + 0.2 * (i % 2)), 0.035, 12), {
          pigment: light,
          tone: 0.1,
          line: detail,
        });
    }
  pen.dot([0, 0], inner);
}

function drawTrail(pen: Pen, scale: number, reach: number): void {
  pen.stroke(
    [
      [0, scale * 1.1],
      [0.03, (scale * 1.1 + reach) / 2],
      [0, reach],
    ],
    pen.weight.inner,
    { taper: 0.8, tapering: 'end' },
  );
}

const bursts: readonly (readonly [number, number, number, Pigment, Pigment])[] = [
  [-0.5, 0.16, 0.5, 'water', 'foam'],
  [0.62, 0.2, 0.44, 'gold', 'petal'],
  [0.08, -0.52, 0.66, 'petal', 'gold'],
];
