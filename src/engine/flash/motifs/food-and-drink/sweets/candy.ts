import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A striped sweet, its wrapper twisted at either end. */
export const candy: Motif = {
  name: 'candy',
  tinted: ['petal', 'blush'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.44 });
      for (const isFlipped of [true, false]) drawTwist(pen.at({ isFlipped }));
      drawBall(pen);
    }),
};

const radius = 0.68;

function drawTwist(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.58 -0.12!, 0.8 -0.2, 1.2 -0.58!, 1.28 -0.36, 1.42 -0.3!, 1.38 -0.1, 1.5 0.04!, 1.36 0.16, 1.4 0.36!, 1.26 0.4, 1.16 0.62!, 0.8 0.2, 0.58 0.12!',
    ),
    { pigment: 'blush', tone: (x, y) => clamp(0.5 - 0.6 * (x - 0.7) + 0.4 * y), line: inner * 1.4 },
  );
  for (const pleat of ['0.72 -0.06, 1.22 -0.28', '0.74 0.0, 1.34 0.02', '0.72 0.06, 1.22 0.32'])
    pen.stroke(traced(pleat), detail * 1.5, { taper: 0.5, tapering: 'end' });
}

function drawBall(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], radius, 70), { pigment: 'foam', tone: ballShader([0, 0], radius, 0.6) });
  for (const from of [-1.3, -0.56, 0.18, 0.92]) {
    const stripe = [...meridian(from), ...meridian(from + 0.37).toReversed()];
    pen.fill(stripe, { pigment: 'petal', tone: ballShader([0, 0], radius, 0.75), line: inner });
  }
  pen.fill(circle([0, 0], radius, 70), { tone: 0, isOverlay: true, line: inner * 1.6 });
  pen.stroke(traced('-0.52 -0.1, -0.46 -0.3, -0.3 -0.46'), inner * 2, { isErasing: true, taper: 0.4 });
}

/** From pole to pole around the ball, slanting. */
function meridian(aroundRad: number): Point[] {
  return steps(20, -1, 1).map((share) => {
    const tilt = (share * Math.PI) / 2;
    const x = radius * Math.cos(tilt) * Math.sin(aroundRad);
    const y = radius * Math.sin(tilt);
    return [x * Math.cos(0.5) - y * Math.sin(0.5), x * Math.sin(0.5) + y * Math.cos(0.5)];
  });
}
