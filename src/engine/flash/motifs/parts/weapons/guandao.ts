import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawPoleShaft } from './pole-shaft.ts';

/** The crescent-moon glaive, upright, from -2 to 1.8. */
export function drawGuandao(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -0.5);
  pen.fill(
    outlined(
      '-0.1 -0.5!, -0.14 -0.9, -0.02 -1.4, -0.1 -1.96!, 0.24 -1.74, 0.46 -1.3, 0.42 -0.9!, 0.3 -1.06, 0.26 -0.8!, 0.14 -0.66, 0.1 -0.5!',
    ),
    { pigment: 'steel', tone: (x) => clamp(0.7 - 1.6 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('0.02 -1.74, 0.2 -1.5, 0.3 -1.16'), detail * 1.2, { taper: 0.3 });
  pen.stroke(traced('-0.02 -0.64, -0.02 -0.9, 0.08 -1.2'), detail * 1.2, { taper: 0.3 });
  pen.fill(circle([0, -0.46], 0.13, 26), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(outlined('-0.06 -0.36!, -0.28 -0.1, -0.24 0.2!, -0.14 0.0, -0.08 0.14!, 0 -0.3!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}
