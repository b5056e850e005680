import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A long leaf with parallel ribs along `line`, which runs from its foot to its tip; `half` is its greatest half width. */
export function drawStrapLeaf(pen: Pen, line: string, half: number): void {
  const spine = traced(line, 10);
  const widthAt = (t: number) => half * Math.min(1, 0.7 + t) * (1 - t ** 3);
  pen.fill(outlineOf(ribbon(spine, widthAt)), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.25 + 0.3 * x + 0.25 * y),
    line: pen.weight.inner,
  });
  pen.stroke(spine.slice(1, -2), pen.weight.detail * 1.2, { taper: 0.4 });
}
