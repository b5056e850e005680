import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawPetalRing } from './petal-ring.ts';

const petal = outlined('0.04 0!, 0.24 -0.2, 0.5 -0.42, 0.82 -0.4, 1.0 0, 0.82 0.4, 0.5 0.42, 0.24 0.2');

/** A blossom of five round petals, of radius 1, its stamens spread: plum, hawthorn. */
export function drawRoundBlossom(pen: Pen, pigment: Pigment, anthers: Pigment): void {
  const { inner, detail } = pen.weight;
  const turn = pen.random.between(0, fullTurn);
  drawPetalRing(pen, 5, { outline: petal, pigment, rootTone: 0.85 }, turn);
  for (let i = 0; i < 15; i++) {
    const tip = polar(turn + (i / 15) * fullTurn, i % 2 === 0 ? 0.52 : 0.4);
    pen.stroke([[0, 0], tip], detail);
    pen.fill(circle(tip, 0.05, 10), { pigment: anthers, black: 'uncolored', tone: 0.2, line: detail * 0.7 });
  }
  pen.fill(circle([0, 0], 0.14, 20), { pigment: 'gold', tone: 0.2, line: inner });
}
