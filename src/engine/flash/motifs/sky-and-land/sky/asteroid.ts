import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A rock pitted with round craters that races through space, stars about it. */
export const asteroid: Motif = {
  name: 'asteroid',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const streak of streaks)
          pen.stroke(traced(streak, 8), pen.weight.inner * 1.6, { taper: 0.7, tapering: 'end' });
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
    canvas.layer((pen) => drawRock(pen.at({ at: [-0.24, 0.24] })));
    canvas.layer(
      (pen) => {
        for (const [x, y, size] of stars)
          pen.fill(starPolygon([x, y], size, 4, 0.28), {
            pigment: 'gold',
            tone: 0.05,
            line: pen.weight.detail,
          });
      },
      { contour: 0.5 },
    );
  },
};

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rock, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(-0.2, 1.1, 0.75 * x + 0.75 * y)),
    line: inner * 1.2,
  });
  for (const [x, y, radius, squash] of craters) {
    pen.fill(ellipse([x, y], radius, radius * squash, 40), { pigment: 'grey', tone: 0.15, line: inner });
    pen.fill(ellipse([x - radius * 0.06, y - radius * 0.06], radius * 0.74, radius * 0.7 * squash, 36), {
      pigment: 'grey',
      tone: (px, py) => clamp(0.75 - 0.5 * ((px - x + py - y) / radius)),
      line: detail * 1.2,
    });
  }
  for (const [x, y] of pits)
    pen.fill(circle([x, y], 0.035, 16), { pigment: 'dark', tone: 0.5, line: detail });
}

const rock = outlined(
  '-0.86 -0.34!, -0.66 -0.66!, -0.3 -0.78, 0.06 -0.88!, 0.42 -0.74, 0.66 -0.56!, 0.82 -0.2, 0.9 0.08!, 0.76 0.42, 0.6 0.68!, 0.24 0.78, -0.04 0.9!, -0.4 0.76, -0.66 0.62!, -0.82 0.3, -0.94 0.02!',
);
const craters = [
  [-0.36, -0.26, 0.28, 0.9],
  [0.36, 0.24, 0.3, 0.9],
  [0.3, -0.46, 0.19, 0.86],
  [-0.38, 0.38, 0.2, 0.9],
  [0.0, 0.62, 0.13, 0.8],
  [0.66, -0.14, 0.11, 1.1],
  [-0.7, 0.06, 0.1, 1.2],
] as const;
const pits = [
  [0.02, 0.04],
  [-0.02, -0.6],
  [0.66, 0.4],
  [-0.14, 0.14],
  [0.1, -0.16],
  [-0.62, -0.5],
] as const;
const streaks = [
  '-0.1 -0.7, 0.3 -1.0, 0.8 -1.34',
  '0.2 -0.66, 0.66 -1.0, 1.2 -1.36',
  '0.46 -0.4, 0.9 -0.76, 1.42 -1.14',
  '0.62 -0.1, 1.0 -0.42, 1.4 -0.72',
  '0.7 0.26, 1.0 0.04, 1.3 -0.2',
];
const stars = [
  [-1.0, -0.86, 0.16],
  [1.12, 0.62, 0.14],
  [0.86, 1.08, 0.09],
  [-1.24, 1.0, 0.1],
  [-0.4, -1.2, 0.09],
] as const;
