import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBowlingPin } from '../../parts/games-and-music/bowling-pin.ts';

export const bowlingPin: Motif = {
  name: 'bowling-pin',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer((pen) => drawBowlingPin(pen)),
};

/** A ball that throws three pins over. */
export const bowling: Motif = {
  name: 'bowling',
  tinted: ['water'],
  carries: ['bowling-pin'],
  draw(canvas) {
    for (const [x, y, angleRad] of [
      [0.0, -0.48, 0.08],
      [-0.66, -0.16, -0.62],
      [0.68, -0.16, 0.6],
    ] as const)
      canvas.layer((pen) => drawBowlingPin(pen), { at: { at: [x, y], angleRad, scale: 0.78 } });
    canvas.layer(drawBall, { at: { at: [0, 0.5], scale: 0.58 } });
  },
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 64), {
    pigment: 'water',
    tone: (x, y) => clamp(0.75 * lengthOf(x + 0.4, y + 0.4) - 0.1),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.1, -0.52],
    [0.42, -0.4],
    [0.2, -0.16],
  ] as const)
    pen.fill(ellipse([x, y], 0.11, 0.12, 24), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.74 -0.2, -0.6 -0.5, -0.32 -0.72'), detail * 2.4, { isErasing: true, taper: 0.4 });
}
