import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A volleyball player in mid-air, the arm drawn back to spike the ball. */
export const volleyballPlayer: Motif = {
  name: 'volleyball-player',
  tinted: ['petal'],
  carries: ['volleyball'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.16, -1.0], angleRad: -0.4 },
          spine: '0.02 -0.74, 0.06 -0.3, -0.04 0.14',
          arms: ['0.14 -0.62, 0.56 -0.74, 0.84 -1.06', '-0.08 -0.64, -0.52 -0.86, -0.44 -1.34'],
          legs: ['0.0 0.18, 0.12 0.74, -0.36 1.0', '-0.1 0.18, -0.3 0.72, -0.88 0.8'],
          toes: [1.5, 1.9],
        },
        {
          hair: 'tail',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'dark',
          legs: 'short',
          shoes: 'foam',
        },
      ),
    );
    canvas.layer((pen) => drawBall(pen.at({ at: [0.76, -1.66], scale: 0.34 })), { contour: 0.8 });
  },
};

/** Three bands of three panels that meet in a point. */
function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 60), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.5 * (x + y)),
    line: inner * 1.2,
  });
  for (const turn of [0, 1, 2]) {
    const third = pen.at({ angleRad: (turn * 2 * Math.PI) / 3 });
    third.stroke(traced('0 0, 0.3 -0.44, 0.24 -0.97'), inner);
    third.stroke(traced('0.16 -0.2, -0.26 -0.4, -0.44 -0.9'), detail * 1.5);
    third.stroke(traced('0.28 -0.4, 0.0 -0.56, -0.1 -0.99'), detail * 1.5);
  }
}
