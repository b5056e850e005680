import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const petal = outlined('0.1 0!, 0.26 -0.3, 0.6 -0.42, 0.92 -0.26, 1.0 0, 0.92 0.26, 0.6 0.42, 0.26 0.3');

/** Forget-me-nots: a cluster of small, five-petalled flowers with yellow eyes. */
export const forgetMeNot: Motif = {
  name: 'forget-me-not',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines', contour: 0.7 });
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of flowers) drawFlower(pen.at({ at: [x, y], scale }));
      },
      { contour: 0.8 },
    );
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const stem of [
    '0 1.5, 0.02 0.7, 0 -0.5',
    '0.01 0.9, -0.3 0.5, -0.5 0.0',
    '0.01 0.8, 0.3 0.4, 0.54 -0.1',
    '0.01 1.1, 0.5 0.7, 0.9 0.54',
  ])
    pen.stroke(traced(stem, 10), inner * 1.5);
  for (const [x, y, scale, angleRad] of [
    [0, 1.3, 0.8, -2.6],
    [0, 1.36, 0.76, -0.5],
    [0, 0.9, 0.5, -2.7],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.28, veins: 3 });
  for (const [x, y] of [
    [0.92, 0.5],
    [0.98, 0.36],
    [0.84, 0.4],
  ] as const)
    pen.fill(circle([x, y], 0.08, 18), { pigment: 'blush', tone: 0.3, line: inner });
}

/** From the front, of radius 1. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPetalRing(
    pen,
    5,
    { outline: petal, pigment: 'water', veins: ['0.4 0, 0.6 0, 0.84 0'], rootTone: 0.7 },
    pen.random.between(0, fullTurn),
  );
  pen.fill(circle([0, 0], 0.26, 26), { pigment: 'gold', tone: 0.1, line: inner });
  for (let i = 0; i < 5; i++)
    pen.stroke([polar((i / 5) * fullTurn, 0.12), polar((i / 5) * fullTurn, 0.24)], detail);
  pen.fill(circle([0, 0], 0.09, 16), { black: 'always', tone: 0 });
}

const flowers = [
  [-0.62, -0.16, 0.26],
  [-0.34, -0.52, 0.3],
  [0.06, -0.86, 0.28],
  [0.44, -0.56, 0.3],
  [0.68, -0.14, 0.27],
  [-0.3, 0.04, 0.26],
  [0.34, 0.0, 0.26],
  [0.02, -0.34, 0.34],
] as const;
