import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A guardian's scarf, arched over his head, its ends streaming down on both sides. */
export function drawArchedScarf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const spine = spline(
    traced(
      '-1.5 1.9, -1.16 1.3, -1.5 0.5, -1.3 -0.4, -1.36 -1.4, -0.6 -2.14, 0.3 -2.2, 1.2 -1.9, 1.64 -1.1, 1.3 -0.2, 1.56 0.6, 1.2 1.2, 1.56 1.8',
      1,
    ),
    8,
  );
  pen.fill(
    outlineOf(ribbon(spine, (share) => 0.07 + 0.1 * Math.sin(Math.PI * share) + 0.03 * Math.sin(share * 40))),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.3 + 0.3 * Math.sin(4 * x + 3 * y)),
      line: inner,
    },
  );
  pen.stroke(spine, detail * 1.3, { taper: 0.3 });
}
