import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** Beside a sage, taller than he is, crooked at its top. */
export function drawCrookedStaff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '1.02 1.78, 1.0 0.8, 1.06 -0.2, 0.98 -1.0, 1.06 -1.4, 1.3 -1.5, 1.42 -1.26, 1.28 -1.06',
      half: [0.07, 0.07, 0.08, 0.08, 0.09, 0.1, 0.09, 0.03],
    },
    { pigment: 'wood', tone: (x) => clamp(0.3 + 2 * (x - 1)), line: inner * 1.1 },
  );
  for (const knot of [
    '0.96 0.3, 1.02 0.36, 1.1 0.32',
    '0.98 -0.5, 1.02 -0.44, 1.08 -0.48',
    '0.96 1.0, 1.02 1.06, 1.06 1.0',
  ])
    pen.stroke(traced(knot), detail * 1.6);
}
