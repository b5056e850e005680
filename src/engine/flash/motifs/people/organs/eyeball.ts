import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An eye by itself, as round as it is, with its nerve. */
export const eyeball: Motif = {
  name: 'eyeball',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawNerve(pen);
      drawBall(pen);
      drawIris(pen.at({ at: [-0.2, -0.06] }));
    }),
};

function drawNerve(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.6 0.3!, 0.98 0.36, 1.2 0.66, 1.06 1!, 0.94 0.94!, 0.84 1.04!, 0.9 0.78, 0.76 0.66, 0.4 0.72!',
    ),
    {
      pigment: 'blush',
      tone: (_, y) => clamp(0.3 + 0.4 * (y - 0.3)),
      line: inner,
    },
  );
  pen.stroke(traced('0.66 0.48, 0.92 0.56, 1.02 0.84'), detail, { taper: 0.4 });
}

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.84, 60), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(0.45, 0.86, lengthOf(x + 0.12, y + 0.14))),
    line: inner * 1.3,
  });
  for (const vein of [
    '0.8 0.1!, 0.62 0.06, 0.54 0.16!, 0.4 0.12',
    '0.7 -0.42!, 0.54 -0.36, 0.5 -0.22!, 0.38 -0.24',
    '0.52 0.64!, 0.4 0.5, 0.26 0.52!, 0.2 0.42',
    '0.06 -0.82!, 0.1 -0.66, 0.02 -0.6!, 0.06 -0.52',
    '-0.34 0.76!, -0.3 0.62, -0.2 0.58',
  ])
    pen.stroke(traced(vein), detail * 1.2, { taper: 0.5, tapering: 'end' });
}

function drawIris(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.42, 40), {
    pigment: 'water',
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0.2, 0.42, lengthOf(x, y))),
    line: inner * 1.1,
  });
  for (const angle of steps(16, 0, 2 * Math.PI)) pen.stroke([polar(angle, 0.26), polar(angle, 0.37)], detail);
  pen.fill(circle([0, 0], 0.2, 30), { black: 'always', tone: 1 });
  pen.fill(circle([-0.13, -0.15], 0.085, 18), { pigment: 'foam', tone: 0, line: detail });
}
