import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A stalk of harebells from (0, 1) up, nodding to the right; about 1 wide and 2 high. */
export function drawHangingBells(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0 1, 0.02 0.2, 0.06 -0.5, 0.24 -0.86, 0.5 -0.8'), inner * 1.2);
  pen.stroke(traced('0.02 0.2, 0.24 0.02, 0.4 0.14'), inner);
  pen.stroke(traced('0.04 -0.2, -0.16 -0.46, -0.36 -0.3'), inner);
  for (const [x, y, scale, angleRad] of bells) drawBell(pen.at({ at: [x, y], scale, angleRad }));
}

/** A bell that hangs from the pen's origin, about 1 high. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0.5, 0 1.14'), inner * 0.9);
  pen.dot([0, 1.14], detail * 1.3);
  pen.fill(bell, { pigment: 'violet', tone: (x, y) => clamp(0.7 - 0.6 * y + 0.7 * x), line: inner });
  for (const rib of ['0 0.08, 0 0.94', '0.12 0.1, 0.26 0.5, 0.34 0.86', '-0.12 0.1, -0.26 0.5, -0.34 0.86'])
    pen.stroke(traced(rib), detail, { taper: 0.4 });
  pen.fill(symmetric('0 -0.06, 0.16 0.02, 0.3 0.22!, 0.1 0.14, 0 0.24!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: detail * 1.2,
  });
}

const bell = symmetric(
  '0 0, 0.2 0.06, 0.32 0.36, 0.36 0.68, 0.56 0.96!, 0.36 0.92, 0.2 1.06!, 0.1 0.94, 0 0.96',
);
const bells = [
  [0.4, 0.14, 0.42, -0.3],
  [-0.36, -0.3, 0.44, 0.26],
  [0.5, -0.8, 0.5, -0.24],
] as const;
