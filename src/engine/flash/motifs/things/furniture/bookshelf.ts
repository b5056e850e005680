import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bookcase of three shelves full of books, some of them leaning. */
export const bookshelf: Motif = {
  name: 'bookshelf',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(rectangle(-1.02, -1.42, 1.02, 1.44), { pigment: 'wood', tone: 0.35, line: inner * 1.4 });
      pen.fill(rectangle(-1.14, -1.54, 1.14, -1.36), { pigment: 'wood', tone: 0.2, line: inner * 1.2 });
      for (const foot of [0, 1, 2]) drawShelf(pen, -0.46 + 0.92 * foot, foot);
    }),
};

function drawShelf(pen: Pen, foot: number, row: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.9, foot - 0.78, 0.9, foot), { pigment: 'dark', tone: 0.75, line: inner });
  let x = -0.88;
  for (const [i, [width, height, lean]] of (rows[row] ?? []).entries()) {
    const book = pen.at({ at: [x, foot], angleRad: lean });
    const pigment = covers[(i + row * 2) % covers.length];
    book.fill(rectangle(0, -height, width, 0), {
      pigment,
      tone: (bx) => clamp(0.1 + 2.6 * bx),
      line: inner,
    });
    for (const y of [-height + 0.1, -height + 0.16, -0.1])
      book.stroke(traced(`0.015 ${y}, ${width - 0.015} ${y}`), detail * 1.3);
    x += width + (lean === 0 ? 0 : height * Math.sin(Math.abs(lean)) + 0.02);
  }
  pen.fill(rectangle(-1.0, foot, 1.0, foot + 0.1), { pigment: 'wood', tone: 0.15, line: inner * 1.1 });
}

const covers: readonly Pigment[] = ['petal', 'water', 'gold', 'leaf', 'scroll', 'violet', 'ember'];
/** Each book of each shelf: its width, its height, and how far it leans to the left. */
const rows: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [0.17, 0.62, 0],
    [0.13, 0.56, 0],
    [0.2, 0.66, 0],
    [0.15, 0.52, 0],
    [0.18, 0.6, 0],
    [0.14, 0.58, -0.2],
    [0.17, 0.64, 0],
    [0.16, 0.55, 0],
    [0.2, 0.62, 0],
  ],
  [
    [0.2, 0.6, 0],
    [0.16, 0.66, 0],
    [0.14, 0.54, -0.24],
    [0.15, 0.58, -0.24],
    [0.19, 0.64, 0],
    [0.15, 0.56, 0],
    [0.2, 0.6, 0],
    [0.14, 0.66, 0],
  ],
  [
    [0.15, 0.66, 0],
    [0.2, 0.58, 0],
    [0.17, 0.62, 0],
    [0.13, 0.54, 0],
    [0.2, 0.66, 0],
    [0.16, 0.6, 0],
    [0.18, 0.52, 0],
    [0.15, 0.62, -0.18],
    [0.2, 0.58, 0],
  ],
];
