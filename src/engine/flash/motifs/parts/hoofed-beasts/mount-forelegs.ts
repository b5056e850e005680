import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** The forelegs of a beast that a deity sits on, from the front, below its head. */
export function drawMountForelegs(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 0.9!, 0.86 0.7!, 0.96 1.3, 0.9 1.9, 0.98 2.1!, 0.6 2.16, 0.36 2.1!, 0.44 1.8'), {
      pigment: coat,
      tone: (x, y) => clamp(0.15 + 0.5 * (x - 0.4) + 0.2 * (y - 1)),
      line: inner * 1.2,
    });
    for (const x of [0.52, 0.66, 0.8]) side.stroke(traced(`${x} 2.02, ${x} 2.12`), detail * 1.5);
  });
}
