import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawClownFace, drawRuff } from './clown.ts';

/** A court jester: a painted grin beneath a cap of three horns with bells. */
export const jester: Motif = {
  name: 'jester',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawJesterHead);
  },
};

/** From the ruff up to the middle bell. */
export function drawJesterHead(pen: Pen): void {
  drawRuff(pen);
  drawClownFace(pen);
  drawCap(pen);
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.36 -0.6!, -0.3 -1.1, 0 -1.6!, 0.3 -1.1, 0.36 -0.6!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.9 * x),
    line: inner * 1.2,
  });
  drawBell(pen, 0, -1.66);
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    side.fill(
      outlined(
        '0 -0.5!, 0.06 -0.9, 0.36 -1.24, 0.8 -1.2, 1.12 -0.86, 1.16 -0.42!, 0.94 -0.66, 0.74 -0.66, 0.68 -0.34, 0.7 0.06!, 0.5 -0.36, 0.24 -0.54',
      ),
      {
        pigment: isFlipped ? 'violet' : 'petal',
        tone: (x, y) => clamp(0.1 + 0.5 * x + 0.4 * (y + 0.9)),
        line: inner * 1.2,
      },
    );
    for (const fold of ['0.3 -1.1, 0.62 -1.04, 0.86 -0.84', '0.14 -0.7, 0.4 -0.66, 0.58 -0.4'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  }
  drawBothSides(pen, (side) => drawBell(side, 1.16, -0.36));
}

function drawBell(pen: Pen, x: number, y: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([x, y], 0.12, 28), {
    pigment: 'gold',
    tone: (px, py) => clamp(0.15 + 3 * (px - x + py - y)),
    line: inner,
  });
  pen.stroke(traced(`${x - 0.09} ${y + 0.03}, ${x} ${y + 0.05}, ${x + 0.09} ${y + 0.03}`), detail * 1.5);
}
