import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A man's hair, short at the sides, brushed back from the brow. */
export function drawShortHair(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.58 -0.06!, -0.66 -0.5, -0.56 -0.9, -0.2 -1.12, 0.3 -1.1, 0.62 -0.84, 0.66 -0.44, 0.58 -0.06!, 0.5 -0.36, 0.4 -0.56, 0.1 -0.5, -0.24 -0.6, -0.44 -0.42, -0.5 -0.3',
    ),
    {
      pigment,
      ...(pigment === 'dark' && { black: 'uncolored' }),
      tone: (x) => clamp(0.3 + 0.3 * x),
      line: inner * 1.1,
    },
  );
  for (const strand of [
    '-0.3 -0.62, -0.24 -0.86, 0.06 -1.02',
    '0.0 -0.54, 0.1 -0.8, 0.34 -0.96',
    '0.3 -0.56, 0.42 -0.74, 0.54 -0.8',
  ])
    pen.stroke(traced(strand), detail * 1.4, { isErasing: pigment === 'dark', taper: 0.4 });
}

/** What shows of a man's hair below a hat, down to his ears. */
export function drawTempleHair(pen: Pen, pigment: Pigment): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 -0.74!, 0.57 -0.6, 0.65 -0.3, 0.59 0.08!, 0.52 -0.08, 0.47 -0.36!'), {
      pigment,
      tone: (x) => clamp(0.2 + 1.4 * (x - 0.45)),
      line: side.weight.inner,
    });
    for (const hair of ['0.5 -0.5, 0.58 -0.28, 0.56 -0.02', '0.48 -0.4, 0.53 -0.24'])
      side.stroke(traced(hair), side.weight.detail * 1.1, { taper: 0.4 });
  });
}
