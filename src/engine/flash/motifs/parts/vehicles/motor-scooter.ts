import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** A motor scooter that rides to the right, about 2.4 long; who sits on it sits at (-0.4, 0.3). */
export function drawMotorScooter(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  const paint = {
    pigment,
    tone: (x: number, y: number) => clamp(0.1 + 0.5 * y - 0.15 * x),
    line: inner * 1.1,
  } as const;
  // Fork, steering column and handlebars.
  drawLimb(
    pen,
    { line: '0.62 -0.34, 0.76 0.4, 0.96 1.0', half: [0.05, 0.06, 0.05] },
    { pigment: 'steel', tone: 0.4 },
  );
  for (const [x, r] of [
    [-0.84, 0.36],
    [0.96, 0.36],
  ] as const)
    drawWheel(pen.at({ at: [x, 1.02] }), r);
  pen.fill(
    outlined('0.66 0.78!, 0.72 0.62, 0.98 0.54, 1.24 0.66, 1.34 0.9!, 1.2 0.82, 0.98 0.74, 0.8 0.8'),
    paint,
  );
  // The leg shield runs down into the floor, and the floor up into the tail.
  pen.fill(
    outlined(
      '0.52 -0.14!, 0.7 -0.16!, 0.82 0.2, 0.84 0.6, 0.7 0.92, 0.4 1.1!, -0.3 1.1!, -0.34 0.98!, 0.3 0.98, 0.54 0.84, 0.64 0.56, 0.6 0.2',
    ),
    paint,
  );
  pen.fill(
    outlined(
      '-0.1 1.06!, -0.06 0.74, -0.08 0.5, -0.1 0.4!, -0.6 0.36, -1.1 0.42, -1.38 0.56!, -1.3 0.84, -1.16 0.92!, -1.1 0.76, -0.84 0.6, -0.6 0.74, -0.5 1.0!, -0.3 1.1!',
    ),
    paint,
  );
  pen.stroke(traced('-0.2 0.6, -0.5 0.52, -0.84 0.5, -1.2 0.6'), detail * 1.6, { taper: 0.3 });
  pen.fill(outlined('-1.42 0.5!, -1.3 0.46!, -1.26 0.62!, -1.4 0.66!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-1.16 0.4!, -1.12 0.26, -0.7 0.26, -0.2 0.28, -0.04 0.36, -0.06 0.46!, -0.6 0.42'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner * 1.1,
  });
  // Headlight, mirror, grip.
  pen.fill(outlined('0.5 -0.22!, 0.54 -0.42, 0.74 -0.46, 0.88 -0.34, 0.86 -0.12!, 0.66 -0.1'), paint);
  pen.fill(circle([0.86, -0.25], 0.11, 24), { pigment: 'moon', tone: 0.1, line: inner });
  drawLimb(
    pen,
    { line: '0.64 -0.38, 0.54 -0.4, 0.42 -0.36', half: [0.05, 0.05] },
    { pigment: 'dark', tone: 0.6 },
  );
  pen.stroke(traced('0.6 -0.4, 0.56 -0.6, 0.6 -0.68'), inner * 1.4);
  pen.fill(circle([0.6, -0.76], 0.1, 22), { pigment: 'steel', tone: 0.2, line: inner });
}

function drawWheel(pen: Pen, radius: number): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], radius, 48), { pigment: 'dark', tone: 0.7, line: inner });
  pen.fill(circle([0, 0], radius * 0.55, 36), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + x + y),
    line: inner,
  });
  pen.fill(circle([0, 0], radius * 0.2, 20), { pigment: 'dark', tone: 0.6, line: inner * 0.9 });
}
