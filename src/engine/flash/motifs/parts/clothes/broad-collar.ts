import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

const bands: readonly (readonly [outer: number, pigment: Pigment])[] = [
  [1, 'gold'],
  [0.86, 'water'],
  [0.7, 'gold'],
  [0.56, 'petal'],
  [0.42, 'gold'],
];

/** The broad collar of Egypt: half rings of beads around the origin, of radius 1, lying below a neck. */
export function drawBroadCollar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [band, [outer, pigment]] of bands.entries()) {
    const rim = steps(30, -0.25, Math.PI + 0.25).map((angle): Point => polar(angle, outer));
    pen.fill(rim, { pigment, tone: (x, y) => clamp(0.1 + 0.4 * x + 0.3 * (y - 0.4)), line: inner });
    const inside = (bands[band + 1]?.[0] ?? 0.3) + 0.02;
    const count = Math.round(14 + 10 * outer);
    if (pen.hasDetail)
      for (let i = 1; i < count; i++) {
        const angle = -0.25 + (i / count) * (Math.PI + 0.5);
        pen.stroke([polar(angle, inside), polar(angle, outer - 0.02)], detail);
      }
  }
}
