import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three old books on top of each other, their spines to the front. */
export const bookPile: Motif = {
  name: 'book-pile',
  tinted: ['petal', 'leaf', 'water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBook(pen.at({ at: [0, 0.66] }), 'water', 1.1);
      drawBook(pen.at({ at: [-0.06, 0.1], isFlipped: true }), 'leaf', 0.98);
      drawBook(pen.at({ at: [0.08, -0.42], angleRad: -0.05 }), 'petal', 0.86);
    });
  },
};

function drawBook(pen: Pen, pigment: Pigment, half: number): void {
  const { inner, detail } = pen.weight;
  const [left, right] = [-half, half];
  pen.fill(
    outlined(
      `${left + 0.1} -0.19!, ${right - 0.05} -0.19!, ${right - 0.1} 0, ${right - 0.05} 0.2!, ${left + 0.1} 0.2!`,
    ),
    {
      pigment: 'scroll',
      tone: (_, y) => clamp(0.2 + 0.6 * Math.abs(y)),
      line: inner,
    },
  );
  for (const y of [-0.1, 0, 0.1])
    pen.stroke(traced(`${left + 0.3} ${y}, ${right - 0.12} ${y}`), detail * 1.2);
  pen.fill(
    outlined(
      `${right} -0.28!, ${left + 0.14} -0.28, ${left + 0.02} -0.2, ${left} 0, ${left + 0.02} 0.2, ${left + 0.14} 0.28, ${right} 0.28!, ${right} 0.19!, ${left + 0.4} 0.19!, ${left + 0.32} 0, ${left + 0.4} -0.19!, ${right} -0.19!`,
    ),
    { pigment, tone: (x) => clamp(0.1 + 0.4 * clamp(x * 0.5 + 0.2)), line: inner * 1.2 },
  );
  for (const x of [left + 0.1, left + 0.18])
    pen.stroke(traced(`${x} -0.26, ${x - 0.02} 0, ${x} 0.26`), inner);
  for (const y of [-0.235, 0.235])
    pen.stroke(traced(`${left + 0.46} ${y}, ${right - 0.1} ${y}`), detail * 1.3);
}
