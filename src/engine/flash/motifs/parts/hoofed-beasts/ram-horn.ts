import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A curled horn of the right side, from the brow at (0.18, -0.62) to 1.4 out: ridge after ridge, from the tip to the root. */
export function drawRamHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  const spine = traced(
    '0.18 -0.62, 0.46 -0.96, 0.86 -1.0, 1.16 -0.72, 1.22 -0.3, 1.04 0.08, 0.74 0.16, 0.54 -0.06, 0.62 -0.32, 0.84 -0.34, 0.94 -0.2',
    5,
  );
  const horn = ribbon(spine, (t) => 0.03 + 0.2 * (1 - t) ** 0.75 * Math.min(1, 0.75 + t * 3));
  const cut = 2;
  for (let i = spine.length - 1 - cut; i >= 0; i -= cut) {
    const end = Math.min(spine.length - 1, i + cut);
    const across = (at: number): [Point, Point] => [pointAt(horn.left, at), pointAt(horn.right, at)];
    const [[a, b], [c, d]] = [across(i), across(end)];
    const center = pointAt(spine, i);
    const thick = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
    const bulge: Point = [(a[0] + b[0] - (c[0] + d[0])) * 0.22, (a[1] + b[1] - (c[1] + d[1])) * 0.22];
    const middle: Point = [(a[0] + b[0]) / 2 + bulge[0], (a[1] + b[1]) / 2 + bulge[1]];
    side.fill([a, middle, b, d, c], {
      pigment: 'bone',
      tone: (x, y) => clamp(0.35 + (1.1 * (x - center[0] + 1.2 * (y - center[1]))) / thick),
      line: inner * 0.85,
    });
    side.stroke(
      [
        [(a[0] * 2 + c[0]) / 3, (a[1] * 2 + c[1]) / 3],
        [middle[0] * 0.7 + ((c[0] + d[0]) / 2) * 0.3, middle[1] * 0.7 + ((c[1] + d[1]) / 2) * 0.3],
      ],
      detail * 0.9,
      { taper: 0.5 },
    );
  }
}
