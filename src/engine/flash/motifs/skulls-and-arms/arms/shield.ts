import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A round shield of painted boards: an iron rim with its rivets, and the boss in the middle. */
export const shield: Motif = {
  name: 'shield',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRim(pen);
      drawQuarters(pen);
      drawBoss(pen);
    });
  },
};

const board = 0.86;

function drawRim(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 96), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 0.4 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 16; i++)
    pen.fill(circle(polar((i / 16) * fullTurn, 0.93), 0.028, 12), {
      pigment: 'foam',
      tone: 0,
      line: pen.weight.detail,
    });
}

/** Two of the quarters are painted; grain runs down the boards. */
function drawQuarters(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let quarter = 0; quarter < 4; quarter++) {
    const start = (quarter / 4) * fullTurn;
    const edge = steps(24, start, start + fullTurn / 4).map((angle) => polar(angle, board));
    pen.fill([[0, 0], ...edge], {
      pigment: quarter % 2 === 0 ? 'petal' : 'bone',
      tone: (x, y) => clamp(0.1 + 0.4 * lengthOf(x, y) + 0.2 * x),
      line: inner,
    });
  }
  for (const x of steps(8, -0.68, 0.68)) {
    const half = Math.sqrt(board ** 2 - x ** 2) - 0.02;
    pen.stroke(
      [
        [x, -half],
        [x, half],
      ],
      detail * 1.2,
    );
  }
}

function drawBoss(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.34, 60), { pigment: 'steel', tone: 0.45, line: inner * 1.1 });
  for (let i = 0; i < 8; i++)
    pen.fill(circle(polar((i / 8) * fullTurn, 0.28), 0.025, 12), {
      pigment: 'foam',
      tone: 0,
      line: pen.weight.detail,
    });
  pen.fill(circle([0, 0], 0.21, 44), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 1.8 * (x + y + 0.1)),
    line: inner,
  });
}
