import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface Trumpet {
  readonly pigment: Pigment;
  /** Half its width at the mouth. */
  readonly flare: number;
  /** How far the five tips of its rim stand out. */
  readonly tips: number;
}

/** A trumpet-shaped flower along the x axis, from its calyx at 0 to its mouth at 1, seen a little from the front. */
export function drawTrumpet(pen: Pen, { pigment, flare, tips }: Trumpet): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      `0 -0.07!, 0.34 -0.1, 0.62 ${-0.36 * flare}, 0.82 ${-0.66 * flare}, 0.98 ${-flare}!, 0.98 ${flare}!, 0.82 ${0.66 * flare}, 0.62 ${0.36 * flare}, 0.34 0.1, 0 0.07!`,
    ),
    { pigment, tone: (x, y) => clamp(0.6 - 0.5 * x + (0.6 * y) / flare), line: inner * 1.1 },
  );
  for (const across of [-0.55, -0.1, 0.4])
    pen.stroke(
      traced(
        `0.1 ${0.06 * across}, 0.5 ${0.3 * across * flare}, 0.8 ${0.62 * across * flare}, 0.92 ${0.9 * across * flare}`,
      ),
      detail * 1.2,
      { taper: 0.4 },
    );
  const rim = ellipse([0, 0], 1, 1, 60).map(([u, v], i): Point => {
    const reach = 1 + tips * Math.abs(Math.cos((i / 60) * Math.PI * 5)) ** 3;
    return [0.98 + 0.3 * u * flare * reach, v * flare * reach];
  });
  pen.fill(rim, { pigment, tone: (x, y) => clamp(0.12 + 0.4 * y + 0.8 * (0.98 - x)), line: inner * 1.1 });
  pen.fill(ellipse([0.99, 0], 0.14 * flare, 0.46 * flare, 36), { pigment, tone: 0.95, line: inner });
  for (const across of [-0.2, 0.06, 0.26]) {
    pen.stroke(traced(`0.98 0, 1.1 ${across * flare}`), inner);
    pen.dot([1.1, across * flare], detail * 1.7);
  }
  pen.fill(
    outlined(
      '-0.08 -0.07!, 0.12 -0.13, 0.36 -0.16!, 0.26 -0.04, 0.36 0.06!, 0.26 0.08, 0.3 0.17!, 0.12 0.13, -0.08 0.07!',
    ),
    {
      pigment: 'leafLight',
      tone: (_, y) => clamp(0.35 + 2 * y),
      line: inner,
    },
  );
}
