import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A golf ball on its tee. */
export const golf: Motif = {
  name: 'golf',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawTee);
    canvas.layer(drawBall, { at: { at: [0, -0.36], scale: 0.78 } });
  },
};

/** The pennant over its hole on the green. */
export const golfFlag: Motif = {
  name: 'golf-flag',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawGreen);
    canvas.layer(drawFlag);
  },
};

function drawTee(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.26!, 0.4 0.26!, 0.36 0.4, 0.16 0.58, 0.1 0.8, 0.08 1.2, 0 1.46!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.3 0.38, 0 0.44, 0.3 0.38'), inner);
  pen.stroke(traced('-0.05 0.66, -0.04 1.1'), detail * 2, { isErasing: true, taper: 0.3 });
}

/** Rows of dimples, those at its edge foreshortened. */
function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 64), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.62 * lengthOf(x + 0.4, y + 0.45) - 0.3),
    line: inner * 1.2,
  });
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [column * 0.29 + (row % 2 === 0 ? 0 : 0.145), row * 0.26];
      const out = lengthOf(x, y);
      if (out > 0.84) continue;
      const size = 0.085 * Math.sqrt(1 - out * out * 0.7);
      pen.stroke(
        traced(
          `${x - size} ${y - size * 0.4}, ${x - size * 0.6} ${y + size * 0.6}, ${x + size * 0.4} ${y + size * 0.8}, ${x + size} ${y}`,
        ),
        detail * 1.5,
        { taper: 0.3 },
      );
    }
}

function drawGreen(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.1 0.9, -0.8 0.66, -0.1 0.52, 0.7 0.62, 1.12 0.88, 0.84 1.1, 0.1 1.2, -0.7 1.12'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.6 * (y - 0.7)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([-0.08, 0.84], 0.2, 0.075), { black: 'always', tone: 1 });
  for (const blade of [
    '-0.72 0.92, -0.68 0.82',
    '-0.6 0.98, -0.58 0.88',
    '0.5 0.98, 0.54 0.88',
    '0.64 0.9, 0.66 0.8',
    '-0.4 0.7, -0.38 0.62',
  ])
    pen.stroke(traced(blade), detail * 1.6, { taper: 0.3 });
}

function drawFlag(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.11 -1.3!, -0.05 -1.3!, -0.05 0.84!, -0.11 0.84!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.05 -1.26!, 0.3 -1.2, 0.54 -1.04, 0.9 -0.96!, 0.56 -0.78, 0.3 -0.7, -0.05 -0.58!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.6 * (y + 1)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.24 -1.12, 0.3 -0.96, 0.24 -0.8'), detail * 1.6, { taper: 0.4 });
  pen.fill(circle([0.44, 0.86], 0.11, 26), {
    pigment: 'foam',
    tone: (x, y) => clamp(3 * (x + y - 1.3)),
    line: inner * 1.1,
  });
}
