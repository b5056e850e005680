import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A kokedama: a fern and a seedling that grow out of a ball of moss on its dish. */
export const mossBall: Motif = {
  name: 'moss-ball',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawFronds, { silhouette: 'fills-and-lines', contour: 0.7 });
    canvas.layer((pen) => {
      drawDish(pen);
      drawBall(pen);
    });
  },
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const rim = circle([0, 0.44], 0.74, 132).map(([x, y], i) => {
    const bulge = 1 + 0.035 * Math.abs(Math.sin(i * 0.55)) + 0.02 * Math.sin(i * 1.7);
    return [x * bulge, 0.44 + (y - 0.44) * bulge] as const;
  });
  pen.fill(rim, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.3 + 0.5 * x + 0.55 * (y - 0.44)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 70; i++) {
    const [x, y] = polar(i * 2.39996, 0.68 * Math.sqrt((i + 0.5) / 70), [0, 0.44]);
    pen.stroke(
      traced(`${x - 0.05} ${y}, ${x - 0.02} ${y + 0.04}, ${x + 0.02} ${y + 0.03}, ${x + 0.05} ${y - 0.02}`),
      detail * 1.2,
      {
        taper: 0.3,
      },
    );
  }
  for (const cord of [
    '-0.62 0.1, -0.1 0.5, 0.6 0.86',
    '-0.56 0.86, 0.06 0.5, 0.66 0.14',
    '-0.74 0.5, 0 0.62, 0.74 0.5',
  ])
    pen.stroke(traced(cord), inner * 0.9, { taper: 0.2 });
}

function drawDish(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.94 1.1!, 0.94 1.1!, 0.7 1.34, 0.4 1.4!, -0.4 1.4!, -0.7 1.34'), {
    pigment: 'water',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, 1.1], 0.96, 0.2, 56), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.5 * x),
    line: inner * 1.1,
  });
}

function drawFronds(pen: Pen): void {
  for (const [knots, reach] of fronds) {
    const line = traced(knots, 10);
    const last = line.length - 1;
    pen.stroke(line, (t) => pen.weight.inner * (2 - 1.2 * t));
    for (let i = 6; i <= last; i += 2) {
      const [x, y] = line[i] ?? [0, 0];
      const [px, py] = line[i - 1] ?? [0, 0];
      const along = Math.atan2(y - py, x - px);
      const scale = reach * (1.1 - 0.8 * (i / last));
      for (const side of [-1, 1])
        drawLeaf(pen.at({ at: [x, y], scale, angleRad: along + side * 1.0 }), { width: 0.42, veins: 1 });
    }
  }
}

const fronds = [
  ['-0.1 -0.2, -0.3 -0.8, -0.84 -1.1', 0.34],
  ['0.1 -0.2, 0.36 -0.7, 0.9 -0.86', 0.32],
  ['0 -0.2, 0.04 -0.8, 0.16 -1.4', 0.38],
] as const;
