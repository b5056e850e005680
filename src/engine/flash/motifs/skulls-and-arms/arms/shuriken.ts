import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A throwing star of four points with a hole in its middle. */
export const shuriken: Motif = {
  name: 'shuriken',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawStar, { at: { angleRad: 0.3 } }),
};

function drawStar(pen: Pen): void {
  const { inner } = pen.weight;
  for (let point = 0; point < 4; point++) drawPoint(pen.at({ angleRad: (point / 4) * fullTurn }), point);
  pen.fill([circle([0, 0], 0.27, 48), circle([0, 0], 0.14, 36)], {
    pigment: 'steel',
    tone: 0.15,
    line: inner * 1.1,
    rule: 'evenodd',
  });
  pen.fill(circle([0, 0], 0.14, 36), { black: 'always', tone: 1 });
}

/** Ground to both sides of its ridge, of which one is lit. */
function drawPoint(pen: Pen, point: number): void {
  const { inner, detail } = pen.weight;
  const isLow = point === 1 || point === 2;
  pen.fill(outlined('0 0!, -0.27 -0.27!, -0.2 -0.52, 0 -1.1!'), {
    pigment: 'steel',
    tone: (_, y) => clamp((isLow ? 0.35 : 0) - 0.15 * y),
    line: inner,
  });
  pen.fill(outlined('0 0!, 0.27 -0.27!, 0.2 -0.52, 0 -1.1!'), {
    pigment: 'steel',
    tone: (_, y) => clamp((isLow ? 0.75 : 0.5) + 0.2 * y),
    line: inner,
  });
  pen.stroke(traced('-0.16 -0.4, -0.13 -0.56, -0.06 -0.8'), detail * 1.3, { taper: 0.3 });
}
