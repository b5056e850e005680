import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A compass rose on its graduated card. */
export const compass: Motif = {
  name: 'compass',
  tinted: ['petal', 'gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawCard(pen);
        drawPoints(pen, 0.66, Math.PI / 4, 0.13);
        drawPoints(pen, 1, 0, 0.17);
        pen.fill(circle([0, 0], 0.07, 24), { pigment: 'gold', tone: 0.1, line: pen.weight.inner });
        pen.dot([0, 0], pen.weight.inner * 0.8);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.72, 96), { pigment: 'scroll', tone: 0, line: inner });
  pen.stroke(closed(circle([0, 0], 0.64, 96)), detail);
  for (let i = 0; i < 48; i++) {
    const angle = (i * fullTurn) / 48;
    const isMajor = i % 4 === 0;
    const tick = [polar(angle, 0.64), polar(angle, isMajor ? 0.715 : 0.68)];
    pen.stroke(tick, isMajor ? inner * 0.8 : detail * 0.8);
  }
}

/** Four rays, each with a light and a dark half. */
function drawPoints(pen: Pen, length: number, turn: number, waist: number): void {
  for (let i = 0; i < 4; i++) {
    const angle = turn + (i * Math.PI) / 2 - Math.PI / 2;
    for (const side of [-1, 1]) {
      const half = [[0, 0] as const, polar(angle, length), polar(angle + (side * Math.PI) / 4, waist)];
      const line = pen.weight.detail * 1.2;
      if (side > 0) pen.fill(half, { pigment: 'petal', black: 'uncolored', tone: 0.75, line });
      else pen.fill(half, { pigment: 'gold', tone: 0.05, line });
    }
  }
}
