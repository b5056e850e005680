import { clamp, lerp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The handle of a tool, upright: it swells towards its end, which is `half` wide to either side. */
export function drawWoodenHandle(pen: Pen, top: number, bottom: number, half = 0.1): void {
  const { inner, detail } = pen.weight;
  const at = (share: number) => lerp(top, bottom, share);
  pen.fill(
    symmetric(
      `0 ${top}!, ${half * 0.7} ${top}!, ${half * 0.74} ${at(0.5)}, ${half} ${at(0.8)}, ${half * 1.1} ${at(0.94)}, ${half * 0.7} ${bottom}, 0 ${bottom + half * 0.1}`,
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.25 + (0.4 * x) / half + 0.2 * y), line: inner * 1.1 },
  );
  pen.stroke(
    traced(`${-half * 0.2} ${at(0.3)}, ${-half * 0.3} ${at(0.6)}, ${-half * 0.2} ${at(0.88)}`),
    detail,
    {
      taper: 0.3,
    },
  );
  pen.stroke(traced(`${half * 0.3} ${at(0.5)}, ${half * 0.3} ${at(0.8)}`), detail, { taper: 0.4 });
}
