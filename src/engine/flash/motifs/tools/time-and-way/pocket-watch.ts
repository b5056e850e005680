import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader, radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawDial, drawHands, hourAngle } from './clock.ts';

/** A pocket watch: its crown and its bow. */
export const pocketWatch: Motif = {
  name: 'pocket-watch',
  tinted: ['gold'],
  atTime: (time) => ({ draw: (canvas) => canvas.layer((pen) => drawWatch(pen, hourAngle(time))) }),
  draw: (canvas) => canvas.layer((pen) => drawWatch(pen, pen.random.between(0, fullTurn))),
};

function drawWatch(pen: Pen, hourRad: number): void {
  drawBow(pen);
  drawCase(pen);
  drawDial(pen);
  drawHands(pen, hourRad);
}

function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill([circle([0, -1.3], 0.17, 40), circle([0, -1.3], 0.1, 32)], {
    pigment: 'gold',
    tone: 0.2,
    rule: 'evenodd',
    line: inner,
  });
  pen.fill(circle([0, -1.09], 0.1, 24), { pigment: 'gold', tone: 0.3, line: inner });
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const shine = linearShader([-0.8, -0.8], [0.8, 0.8], [0.1, 0.75]);
  pen.fill(circle([0, 0], 1, 96), { pigment: 'gold', tone: shine, line: inner * 1.3 });
  pen.fill(circle([0, 0], 0.9, 96), { pigment: 'gold', tone: 0.1, line: detail });
  const shadow = radialShader([0.06, 0.06], [0.5, 0.84], [0, 0.5]);
  pen.fill(circle([0, 0], 0.82, 96), { pigment: 'scroll', tone: shadow, line: inner });
}
