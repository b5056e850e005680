import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { closed, pointAt } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A wooden baseball bat, its grip taped. */
export const baseballBat: Motif = {
  name: 'baseball-bat',
  tinted: ['wood'],
  leanRad: 0.6,
  draw(canvas) {
    canvas.layer((pen) => drawBat(pen.at({ angleRad: 0.6 })));
  },
};

/** The bat, and the ball that it hits. */
export const batAndBall: Motif = {
  name: 'bat-and-ball',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawBat(pen.at({ angleRad: 0.6 })));
    canvas.layer((pen) => drawBall(pen.at({ at: [-0.52, -0.62], scale: 0.36 })));
  },
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.8 * smoothstep(0.3, 1.3, 0.7 * x + y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    const seam = traced('0.62 -0.78, 0.36 -0.4, 0.28 0, 0.36 0.4, 0.62 0.78');
    side.stroke(seam, detail * 1.4);
    for (let i = 3; i < seam.length - 2; i += 3) {
      const [x, y] = pointAt(seam, i);
      side.stroke(
        [
          [x - 0.12, y - 0.06],
          [x, y],
          [x + 0.12, y - 0.08],
        ],
        detail * 1.2,
      );
    }
  });
}

/** Upright, 2.6 long. */
function drawBat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bat, {
    pigment: 'wood',
    tone: (x) => clamp(0.1 + 0.7 * smoothstep(-0.02, 0.24, x) + 0.25 * smoothstep(-0.1, -0.24, x)),
    line: inner * 1.1,
  });
  for (const grain of [
    '-0.12 -1.1, -0.13 -0.7, -0.1 -0.2',
    '0.02 -0.2, 0.0 0.1, 0.01 0.36',
    '0.13 -1.0, 0.14 -0.66, 0.11 -0.4',
    '-0.04 0.0, -0.05 0.2, -0.04 0.34',
  ])
    pen.stroke(traced(grain), detail, { taper: 0.5 });
  pen.stroke(closed(ellipse([0, -0.66], 0.09, 0.2)), detail * 1.4);
  pen.stroke(traced('0 -0.78, 0 -0.54'), detail * 1.6);
  pen.fill(symmetric('0 0.46!, 0.1 0.46!, 0.085 1.16!, 0 1.16!'), {
    pigment: 'dark',
    tone: 0.2,
    line: inner,
  });
  for (let y = 0.5; y < 1.1; y += 0.1)
    pen.stroke(traced(`-0.09 ${y + 0.08}, 0.09 ${y}`), detail * 1.4, { isErasing: true });
  pen.fill(symmetric('0 1.14!, 0.1 1.14!, 0.19 1.22, 0.16 1.31, 0 1.33'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
}

const bat = symmetric(
  '0 -1.34, 0.14 -1.31, 0.225 -1.22, 0.25 -1.0, 0.23 -0.6, 0.17 -0.1, 0.11 0.36, 0.09 0.7, 0.085 1.16!, 0 1.16!',
);
