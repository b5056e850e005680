import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const wool = {
  pigment: 'petal',
  tone: (x: number, y: number) => clamp(0.15 + 0.3 * Math.abs(x) + 0.15 * y),
} as const;

/** A knitted scarf, wound once around a neck, its fringed ends hanging down. */
export const scarf: Motif = {
  name: 'scarf',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawEnd(pen, -0.06, 0.84);
      drawEnd(pen.at({ at: [0.16, 0], angleRad: -0.2 }), 0.2, 1.06);
      drawLoop(pen);
    }),
};

/** Around the neck, thicker before than at its sides. */
function drawLoop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.02 -0.42, -0.86 -0.56, -0.5 -0.32, 0 -0.24, 0.5 -0.32, 0.86 -0.56, 1.02 -0.42, 1 -0.1, 0.66 0.14, 0.1 0.26, -0.5 0.2, -0.94 -0.02',
    ),
    { ...wool, line: inner * 1.3 },
  );
  for (const line of [
    '-0.92 -0.28, -0.4 -0.06, 0.16 0.02, 0.66 -0.1, 0.94 -0.32',
    '-0.8 -0.08, -0.34 0.1, 0.2 0.14',
  ])
    pen.stroke(traced(line), inner, { taper: 0.4 });
  for (const x of steps(9, -0.8, 0.8)) {
    const y = -0.2 - 0.2 * x * x;
    pen.stroke(traced(`${x} ${y}, ${x + 0.03} ${y + 0.12}`), detail * 1.2);
  }
}

function drawEnd(pen: Pen, left: number, bottom: number): void {
  const { inner, detail } = pen.weight;
  const right = left + 0.42;
  for (const x of steps(6, left + 0.02, right - 0.02))
    pen.stroke(traced(`${x} ${bottom - 0.04}, ${x + 0.01} ${bottom + 0.16}`), inner * 1.1);
  pen.fill(outlined(`${left} 0.02!, ${right} 0.02!, ${right + 0.03} ${bottom}!, ${left - 0.03} ${bottom}!`), {
    ...wool,
    line: inner * 1.2,
  });
  for (const y of [bottom - 0.12, bottom - 0.24])
    pen.fill(
      outlined(
        `${left - 0.02} ${y}!, ${right + 0.02} ${y}!, ${right + 0.02} ${y + 0.07}!, ${left - 0.02} ${y + 0.07}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: detail,
      },
    );
}
