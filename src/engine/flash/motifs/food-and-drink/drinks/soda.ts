import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A can of soda with a wave around it. */
export const soda: Motif = {
  name: 'soda',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.14 });
      drawCan(pen);
      drawLid(pen);
    }),
};

function drawCan(pen: Pen): void {
  const { inner } = pen.weight;
  const round = (x: number) =>
    clamp(0.12 + 0.7 * smoothstep(0.1, 0.75, x) + 0.3 * smoothstep(-0.5, -0.75, x));
  pen.fill(symmetric('0 1.0!, 0.74 1.0!, 0.6 1.28!, 0.36 1.36, 0 1.38'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 0.8 * x),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -1.2!, 0.58 -1.16!, 0.74 -0.92!, 0 -0.8'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 0.8 * x),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -0.74, 0.5 -0.8, 0.76 -0.94!, 0.76 1.0!, 0.5 1.12, 0 1.18'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.5,
  });
  pen.fill(
    outlined(
      '-0.76 0.5!, -0.5 0.3, -0.2 0.26, 0.1 0.14, 0.4 -0.2, 0.76 -0.44!, 0.76 0.02!, 0.5 0.16, 0.24 0.46, -0.1 0.6, -0.44 0.62, -0.76 0.84!',
    ),
    { pigment: 'foam', tone: (x) => clamp(0.04 + 0.6 * smoothstep(0.2, 0.76, x)), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.56 -0.6, -0.56 0.1'), inner * 2.2, { isErasing: true, taper: 0.3 });
  for (const [x, y, radius] of bubbles)
    pen.fill(ellipse([x, y], radius, radius, 22), { pigment: 'blush', tone: 0.05, line: inner });
}

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -1.2], 0.6, 0.17, 54), { pigment: 'steel', tone: 0.1, line: inner * 1.4 });
  pen.fill(ellipse([0, -1.18], 0.5, 0.12, 50), {
    pigment: 'steel',
    tone: (x) => clamp(0.5 - 0.4 * x),
    line: detail * 1.4,
  });
  pen.fill(ellipse([0.02, -1.13], 0.2, 0.05, 30), { black: 'always', tone: 1 });
  pen.fill(ellipse([-0.06, -1.22], 0.2, 0.055, 30), { pigment: 'foam', tone: 0.1, line: inner });
}

const bubbles = [
  [0.06, -0.44, 0.08],
  [0.3, -0.6, 0.06],
  [-0.2, -0.2, 0.06],
  [-0.12, 0.88, 0.08],
  [0.24, 0.78, 0.06],
  [0.46, 0.5, 0.05],
] as const;
