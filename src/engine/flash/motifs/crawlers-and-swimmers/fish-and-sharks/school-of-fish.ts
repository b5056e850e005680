import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A school of small fish that swim one way, to the right. */
export const schoolOfFish: Motif = {
  name: 'school-of-fish',
  tinted: ['water'],
  draw(canvas) {
    for (const [x, y, scale, angleRad] of swarm)
      canvas.layer(drawFish, { at: { at: [x, y], scale, angleRad }, contour: 0.6, gapPx: 3 });
  },
};

/** Its middle at the origin, from -1 to 1. */
function drawFish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.6 0!, -0.8 -0.24, -1.06 -0.42!, -0.96 0, -1.06 0.42!, -0.8 0.24'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.1 + 1.2 * (x + 1)),
    line: inner,
  });
  pen.fill(outlined('0.3 -0.3!, 0.0 -0.56, -0.34 -0.5!, -0.36 -0.2!'), {
    pigment: 'waterLight',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.06 0.3!, -0.1 0.52, -0.3 0.5!, -0.3 0.2!'), {
    pigment: 'waterLight',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    outlined(
      '1.0 -0.02, 0.74 -0.26, 0.3 -0.39, -0.2 -0.32, -0.66 -0.07!, -0.66 0.07!, -0.2 0.32, 0.3 0.39, 0.74 0.26',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.35 - 0.6 * y),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined('0.98 0.04!, 0.74 0.08, 0.3 0.1, -0.2 0.08, -0.62 0.03!, -0.2 0.3, 0.3 0.37, 0.74 0.25'),
    { pigment: 'foam', tone: (_, y) => clamp(1.2 * y - 0.1) },
  );
  pen.stroke(traced('0.46 -0.32, 0.36 -0.02, 0.46 0.3'), inner, { taper: 0.2 });
  pen.fill(outlined('0.24 0.06!, 0.02 0.08, -0.14 0.22!, 0.1 0.22'), {
    pigment: 'waterLight',
    tone: 0.3,
    line: detail,
  });
  pen.fill(circle([0.68, -0.07], 0.1, 20), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0.7, -0.07], 0.05, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('0.98 0.06, 0.9 0.1, 0.84 0.08'), detail * 1.3);
}

const swarm: readonly (readonly [x: number, y: number, scale: number, angleRad: number])[] = [
  [-0.62, -0.82, 0.3, 0.12],
  [0.22, -0.96, 0.34, 0.06],
  [-1.16, -0.36, 0.32, 0.04],
  [-0.3, -0.44, 0.38, 0.05],
  [0.66, -0.5, 0.4, 0.02],
  [-0.84, 0.06, 0.38, -0.04],
  [0.14, 0.04, 0.42, 0.0],
  [1.16, -0.02, 0.42, 0.0],
  [-1.3, 0.48, 0.3, -0.06],
  [-0.4, 0.52, 0.38, -0.08],
  [0.58, 0.5, 0.4, -0.06],
  [-0.66, 0.92, 0.3, -0.14],
  [0.16, 0.94, 0.34, -0.12],
];
