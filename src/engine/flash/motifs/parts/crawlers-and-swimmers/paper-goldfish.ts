import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A goldfish as it is painted on fans: from above, heading left, its tail in three veils; 2 long. */
export function drawGoldfish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const red = {
    pigment: 'petal',
    tone: (x: number, y: number) => clamp(0.15 + 0.3 * x + 0.6 * Math.abs(y)),
    line: inner * 1.1,
  } as const;
  for (const veil of [
    '0.34 0.0!, 0.6 -0.4, 1.0 -0.62, 0.98 -0.24!, 0.7 -0.02',
    '0.34 0.0!, 0.6 0.4, 1.0 0.62, 0.98 0.24!, 0.7 0.02',
    '0.3 0!, 0.7 -0.16, 1.14 -0.1!, 1.04 0.0, 1.14 0.12!, 0.7 0.16',
  ])
    pen.fill(outlined(veil), { ...red, tone: 0.1 });
  for (const fin of [
    '-0.3 -0.22!, -0.2 -0.5, 0.06 -0.5!, 0.0 -0.2',
    '-0.3 0.22!, -0.2 0.5, 0.06 0.5!, 0.0 0.2',
  ])
    pen.fill(outlined(fin), { ...red, tone: 0.1 });
  pen.fill(
    outlined(
      '-0.86 0.0, -0.68 -0.22, -0.3 -0.32, 0.1 -0.24, 0.42 -0.04, 0.42 0.04, 0.1 0.24, -0.3 0.32, -0.68 0.22',
    ),
    red,
  );
  pen.fill(outlined('-0.3 -0.1, 0.0 -0.14, 0.2 0.0, 0.0 0.14, -0.3 0.1, -0.42 0.0'), {
    pigment: 'foam',
    tone: 0,
    line: detail,
  });
  for (const y of [-0.23, 0.23]) pen.fill(circle([-0.64, y], 0.07, 16), { black: 'always', tone: 1 });
  for (const ray of ['0.56 -0.16, 0.9 -0.42', '0.56 0.16, 0.9 0.42', '0.6 0.0, 0.98 0.0'])
    pen.stroke(traced(ray), detail, { taper: 0.3 });
}
