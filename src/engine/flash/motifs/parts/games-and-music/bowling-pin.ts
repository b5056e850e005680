import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Upright, 2 high around the origin, two red rings around its neck. */
export function drawBowlingPin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1, 0.15 -0.94, 0.2 -0.78, 0.15 -0.52, 0.14 -0.36, 0.28 0.0, 0.36 0.36, 0.3 0.74, 0.2 1!, 0 1!',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.9 * smoothstep(0.02, 0.4, x)),
      line: inner * 1.2,
    },
  );
  for (const [y, half] of [
    [-0.5, 0.15],
    [-0.34, 0.15],
  ] as const)
    pen.fill(symmetric(`0 ${y}, ${half + 0.01} ${y - 0.02}!, ${half + 0.02} ${y + 0.07}!, 0 ${y + 0.09}`), {
      pigment: 'petal',
      tone: (x) => clamp(0.15 + 3 * x),
      line: inner * 0.8,
    });
  pen.stroke(traced('0.2 0.5, 0.22 0.3, 0.14 0.04'), detail * 1.3, { taper: 0.4 });
}
