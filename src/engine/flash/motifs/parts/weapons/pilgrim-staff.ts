import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A rough stick taller than a man, upright, from -1.76 to 1.5. */
export function drawPilgrimStaff(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.06 -1.7!, 0.02 -1.76, 0.08 -1.68!, 0.09 -0.4, 0.05 0.2, 0.09 1.5!, -0.06 1.5!, -0.08 0.3, -0.04 -0.4',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 5 * x), line: pen.weight.inner * 1.1 },
  );
  for (const grain of ['0.0 -1.5, 0.02 -0.8, -0.01 -0.2', '0.0 0.2, 0.01 0.8, 0.0 1.3'])
    pen.stroke(traced(grain), pen.weight.detail * 1.2, { taper: 0.4 });
}
