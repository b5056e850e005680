import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A car's wheel: the tread of its tyre, and a rim of five spokes. */
export const tire: Motif = {
  name: 'tire',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTyre(pen);
      drawRim(pen);
    }),
};

function drawTyre(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tread = steps(72, 0, fullTurn)
    .slice(1)
    .map((angle, i) => polar(angle, i % 3 === 0 ? 0.96 : 1.02));
  pen.fill(tread, { pigment: 'dark', tone: (x, y) => clamp(0.55 + 0.35 * (x + y)), line: inner * 1.2 });
  for (const angle of steps(24, 0, fullTurn).slice(1))
    pen.stroke([polar(angle, 0.98), polar(angle + 0.08, 0.86)], detail * 1.8, { isErasing: true });
  pen.fill([circle([0, 0], 0.82, 64), circle([0, 0], 0.8, 64)], {
    pigment: 'foam',
    tone: 0,
    rule: 'evenodd',
  });
  pen.stroke(traced('-0.62 -0.36, -0.5 -0.52, -0.34 -0.64'), detail * 2.4, { isErasing: true, taper: 0.4 });
}

function drawRim(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.62, 56), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.25 + 0.6 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.53, 52), { black: 'always', tone: 1 });
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * fullTurn - Math.PI / 2;
    pen.fill(
      [
        polar(angle - 0.9, 0.15),
        polar(angle - 0.24, 0.54),
        polar(angle + 0.24, 0.54),
        polar(angle + 0.9, 0.15),
      ],
      { pigment: 'steel', tone: (x, y) => clamp(0.2 + 0.7 * (x + y)), line: inner },
    );
  }
  pen.fill(circle([0, 0], 0.2, 36), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.4 * (x + y)),
    line: inner,
  });
  for (let nut = 0; nut < 5; nut++) pen.dot(polar((nut / 5) * fullTurn - 0.94, 0.13), inner);
  pen.fill(circle([0, 0], 0.06, 18), { pigment: 'gold', tone: 0.2, line: inner * 0.8 });
}
