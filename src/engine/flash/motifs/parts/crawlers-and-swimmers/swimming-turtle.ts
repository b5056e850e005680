import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A turtle from the side, swimming to the right; its shell from -1.4 to 1.2. */
export function drawSwimmingTurtle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const skin = {
    pigment: 'leafLight',
    tone: (x: number, y: number) => clamp(0.15 + 0.2 * x + 0.4 * (y - 0.6)),
  } as const;
  pen.fill(outlined('-1.2 1.04!, -1.5 0.96, -1.86 1.1, -1.7 1.24, -1.3 1.26!'), { ...skin, line: inner });
  pen.fill(
    outlined(
      '0.96 1.06!, 1.1 0.66, 1.26 0.3, 1.5 0.14, 1.8 0.22, 1.96 0.46, 1.84 0.62, 1.6 0.64, 1.5 0.84, 1.36 1.3!',
    ),
    { ...skin, line: inner * 1.2 },
  );
  pen.fill(circle([1.64, 0.34], 0.075, 20), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([1.655, 0.345], 0.035, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.92 0.5, 1.76 0.54, 1.62 0.5'), detail * 1.6, { taper: 0.3 });
  for (const wrinkle of ['1.16 0.72, 1.3 0.78, 1.44 0.76', '1.1 0.9, 1.26 0.98, 1.4 0.96'])
    pen.stroke(traced(wrinkle), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-1.36 1.1!, -1.2 0.6, -0.7 0.22, 0 0.1, 0.62 0.2, 1.06 0.56, 1.2 1.1!, 0 1.3'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.25 * (x + 0.6) + 0.4 * (y - 0.4)),
    line: inner * 1.2,
  });
  for (const seam of [
    '-0.7 0.24, -0.5 0.6, -0.7 1.18',
    '0.0 0.12, 0.06 0.6, 0.0 1.24',
    '0.62 0.22, 0.56 0.6, 0.66 1.18',
    '-1.2 0.66, -0.5 0.6, 0.06 0.6, 0.56 0.6, 1.06 0.6',
  ])
    pen.stroke(traced(seam), inner, { taper: 0.15 });
  pen.fill(
    outlined(
      '-1.42 1.06!, -0.7 1.22, 0 1.28, 0.7 1.22, 1.26 1.06!, 1.24 1.24, 0.6 1.4, 0 1.44, -0.7 1.4, -1.4 1.24',
    ),
    {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    },
  );
  pen.fill(outlined('0.4 1.2!, 0.96 1.2!, 0.86 1.5, 0.5 1.86, 0.24 2.0!, 0.26 1.6'), {
    ...skin,
    line: inner * 1.1,
  });
}
