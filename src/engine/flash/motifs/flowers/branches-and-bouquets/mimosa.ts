import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, fullTurn, pointAt, polar } from '../../../geometry/point.ts';
import { circle, petal, starPolygon } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leaflet = petal((t) => 0.2 * Math.sin(Math.PI * t ** 0.8), 5);
const branch = '-0.12 1.3, -0.16 0.6, -0.02 -0.1, 0.16 -1.0';

/** Where each cluster leaves the branch and how it hangs, and how large its largest flower is. */
const clusters = [
  { stem: '0.16 -1.0, 0.26 -1.14, 0.42 -1.18', radius: 0.14 },
  { stem: '0.12 -0.72, -0.06 -0.92, -0.34 -0.96', radius: 0.17 },
  { stem: '0.05 -0.4, 0.34 -0.6, 0.72 -0.6', radius: 0.18 },
  { stem: '-0.02 -0.1, -0.28 -0.36, -0.68 -0.36', radius: 0.19 },
  { stem: '-0.1 0.22, 0.2 -0.06, 0.56 -0.06', radius: 0.19 },
] as const;
const leaves = [
  '-0.17 0.6, 0.2 0.44, 0.56 0.42, 0.96 0.56',
  '-0.16 0.4, -0.5 0.16, -0.8 0.14, -1.08 0.26',
  '-0.16 0.86, -0.42 0.68, -0.7 0.7, -0.94 0.86',
] as const;

/** A sprig of mimosa: yellow pompoms in clusters, and feathery leaves. */
export const mimosa: Motif = {
  name: 'mimosa',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const leaf of leaves) drawFeatheryLeaf(pen, leaf);
        pen.stroke(traced(branch, 12), (t) => pen.weight.inner * lerp(1.9, 1, t));
      },
      { silhouette: 'fills-and-lines', contour: 0.4 },
    );
    for (const { stem, radius } of clusters)
      canvas.layer((pen) => drawCluster(pen, stem, radius), {
        silhouette: 'fills-and-lines',
        contour: 0.5,
      });
  },
};

function drawFeatheryLeaf(pen: Pen, knots: string): void {
  const rib = traced(knots, 14);
  const last = rib.length - 1;
  pen.stroke(rib, pen.weight.inner);
  for (let i = 7; i <= last; i += 2) {
    const along = directionRad(pointAt(rib, i - 1), pointAt(rib, i));
    const scale = 0.26 * Math.sin(Math.PI * lerp(0.2, 0.94, i / last)) + 0.03;
    for (const side of [-1, 1])
      pen
        .at({ at: pointAt(rib, i), scale, angleRad: along + side * 1.1 })
        .fill(leaflet, { pigment: 'leaf', tone: (x) => 0.4 - 0.35 * x, line: pen.weight.detail });
  }
}

/** Pompoms on both sides of a stem, the largest in its middle. */
function drawCluster(pen: Pen, knots: string, radius: number): void {
  const stem = traced(knots, 10);
  const last = stem.length - 1;
  pen.stroke(stem, pen.weight.inner);
  const sprays: readonly (readonly [share: number, side: number, size: number])[] = [
    [0.4, -1, 0.82],
    [0.55, 1, 0.92],
    [0.78, -1, 1],
    [0.92, 1, 0.86],
    [1, 0, 0.74],
  ];
  for (const [share, side, size] of sprays) {
    const i = Math.round(share * last);
    const root = pointAt(stem, i);
    const along = directionRad(pointAt(stem, i - 1), root);
    const at: Point = polar(along + side * 1.2, radius * (side === 0 ? 0.5 : 1.05), root);
    pen.stroke([root, at], pen.weight.detail * 1.3);
    drawPompom(pen.at({ at, scale: radius * size }));
  }
}

/** A pompom of radius 1: all stamens, lit from the upper left. */
function drawPompom(pen: Pen): void {
  const turn = pen.random.between(0, fullTurn);
  pen.fill(starPolygon([0, 0], 1, 28, 0.88), {
    pigment: 'gold',
    tone: (x, y) => 0.22 + 0.34 * (x + y),
    line: pen.weight.detail * 1.2,
  });
  if (!pen.hasDetail) return;
  for (const [ring, count] of [
    [0.66, 11],
    [0.34, 6],
  ] as const)
    for (const at of circle([0, 0], ring, count)) {
      pen.dot(polar(turn, 0.05, at), pen.weight.detail * 0.7);
    }
}
