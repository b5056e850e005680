import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A smiling gingerbread man, trimmed with icing. */
export const gingerbreadMan: Motif = {
  name: 'gingerbread-man',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      pen.fill(
        symmetric(
          '0 -1.4, 0.34 -1.32, 0.54 -1.04, 0.52 -0.74, 0.32 -0.5!, 0.6 -0.5, 1.04 -0.56, 1.24 -0.36, 1.18 -0.1, 0.94 -0.02, 0.5 0.0!, 0.5 0.36, 0.72 0.86, 0.82 1.2, 0.62 1.42, 0.36 1.36, 0.2 1.06, 0 0.72!',
        ),
        {
          pigment: 'ember',
          tone: (x, y) => clamp(0.2 + 0.35 * x + 0.15 * y),
          line: pen.weight.inner * 1.6,
        },
      );
      drawFace(pen);
      drawIcing(pen);
    }),
};

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.2, 0.2]) {
    pen.fill(circle([x, -1.04], 0.07, 20), { black: 'always', tone: 1 });
    pen.fill(circle([x * 1.6, -0.86], 0.075, 20), { pigment: 'blush', tone: 0.15 });
  }
  pen.stroke(traced('-0.22 -0.84, -0.1 -0.73, 0.1 -0.73, 0.22 -0.84'), inner * 1.5);
}

function drawIcing(pen: Pen): void {
  const { inner } = pen.weight;
  for (const wave of waves) {
    const piped = outlineOf(ribbon(traced(wave), () => 0.04));
    for (const isFlipped of [true, false])
      pen.at({ isFlipped }).fill(piped, { pigment: 'foam', tone: 0.03, line: inner * 0.9 });
  }
  for (const y of [-0.28, 0.04, 0.36])
    pen.fill(circle([0, y], 0.1, 26), {
      pigment: 'petal',
      tone: (x, py) => clamp(0.3 + 3 * (x + py - y)),
      line: inner * 1.2,
    });
}

/** Around a wrist and an ankle. */
const waves = [
  '0.86 -0.54, 0.94 -0.44, 0.84 -0.34, 0.94 -0.24, 0.84 -0.14, 0.9 -0.02',
  '0.24 1.14, 0.34 1.02, 0.42 1.1, 0.52 0.98, 0.6 1.06, 0.74 0.92',
];
