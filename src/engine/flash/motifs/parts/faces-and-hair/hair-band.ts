import { symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** From ear to ear over the crown. */
export function drawHairBand(pen: Pen, pigment: Pigment): void {
  pen.fill(
    symmetric('0 -1.06, 0.4 -1.0, 0.68 -0.72, 0.76 -0.4!, 0.66 -0.36!, 0.58 -0.64, 0.34 -0.86, 0 -0.92'),
    {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: 0.25,
      line: pen.weight.inner * 1.1,
    },
  );
}
