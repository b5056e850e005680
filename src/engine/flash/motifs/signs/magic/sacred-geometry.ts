import type { Point } from '../../../geometry/point.ts';
import { between, closed, distance, fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Figures of circles and lines that many hold sacred. */
export const sacredFigures: readonly Motif[] = [
  figure('seed-of-life', 'violet', (pen) => drawFlower(pen, 1, 0.56)),
  figure('flower-of-life', 'violet', (pen) => drawFlower(pen, 2, 0.36)),
  figure('metatron-cube', 'blush', drawMetatronCube),
  { name: 'merkaba', tinted: ['violet', 'blush'], draw: (canvas) => canvas.layer(drawMerkaba) },
];

function figure(name: string, tint: Pigment, draw: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: [tint],
    draw: (canvas: Canvas) => canvas.layer(draw, { silhouette: 'fills-and-lines', contour: 0 }),
  };
}

/** The centres of circles that touch each other's middles: rings of six around the first. */
function centresOf(rings: number, step: number): Point[] {
  const centres: Point[] = [];
  for (let q = -rings; q <= rings; q++)
    for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, rings - q); r++)
      centres.push([(q + r / 2) * step, r * step * 0.866]);
  return centres;
}

/** Circles through each other's middles, the petals where they overlap filled, and two rings around them. */
function drawFlower(pen: Pen, rings: number, radius: number): void {
  const { inner } = pen.weight;
  const outer = (rings + 1) * radius;
  pen.fill(circle([0, 0], outer, 120), { pigment: 'foam', tone: 0 });
  for (const centre of centresOf(rings, radius))
    for (let i = 0; i < 6; i++) {
      const petal = lens(centre, (i / 6) * fullTurn, radius);
      // The seed is one rosette alone.
      const isWithin = rings > 1 || lengthOf(...centre) < 0.001;
      if (isWithin && petal.every(([x, y]) => distance([x, y], [0, 0]) < outer + 0.001))
        pen.fill(petal, { pigment: 'violet', tone: 0.35, line: inner });
    }
  for (const centre of centresOf(rings, radius)) pen.stroke(closed(circle(centre, radius, 80)), inner);
  for (const [share, width] of [
    [1, 1.4],
    [1.07, 1],
  ] as const)
    pen.stroke(closed(circle([0, 0], outer * share, 120)), inner * width);
}

/** A petal from a middle to where two circles cross, in a direction. */
function lens(from: Point, angle: number, radius: number): Point[] {
  const [left, right] = [polar(angle - Math.PI / 3, radius, from), polar(angle + Math.PI / 3, radius, from)];
  return [
    ...arc(right, radius, angle - (Math.PI * 2) / 3, angle - Math.PI / 3, 10),
    ...arc(left, radius, angle + Math.PI / 3, angle + (Math.PI * 2) / 3, 10),
  ];
}

/** Thirteen circles, and a line from the middle of each to those of all others. */
function drawMetatronCube(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const centres: Point[] = [[0, 0]];
  for (const reach of [0.5, 1])
    for (let i = 0; i < 6; i++) centres.push(polar((i / 6) * fullTurn - Math.PI / 2, reach));
  const cube = centres.slice(7);
  pen.fill(cube, { pigment: 'blush', tone: (x, y) => 0.02 + 0.2 * Math.abs(x + y), line: inner });
  for (const [i, from] of centres.entries())
    for (const to of centres.slice(i + 1)) pen.stroke([from, to], detail * 1.5);
  for (const centre of centres) {
    pen.fill(circle(centre, 0.17, 44), { pigment: 'foam', tone: 0.02, line: inner * 1.3 });
    pen.fill(circle(centre, 0.07, 24), { pigment: 'gold', tone: 0.2, line: detail });
  }
}

/** Two tetrahedra within each other, their faces lit from the left above. */
function drawMerkaba(pen: Pen): void {
  const { inner } = pen.weight;
  const tips = Array.from({ length: 6 }, (_, i) => polar((i / 6) * fullTurn - Math.PI / 2, 1.2));
  const notches = Array.from({ length: 6 }, (_, i) =>
    polar(((i + 0.5) / 6) * fullTurn - Math.PI / 2, 1.2 / Math.sqrt(3)),
  );
  for (const [i, tip] of tips.entries()) {
    const [before, after] = [notches[(i + 5) % 6], notches[i]];
    if (!before || !after) continue;
    const pigment = i % 2 ? 'blush' : 'violet';
    const foot = between(before, after, 0.5);
    pen.fill([tip, foot, before], { pigment, tone: i > 0 && i < 4 ? 0.5 : 0.12, line: inner });
    pen.fill([tip, after, foot], { pigment, tone: i > 2 ? 0.3 : 0.65, line: inner });
    pen.fill([before, after, [0, 0]], {
      pigment,
      tone: [0.05, 0.3, 0.6, 0.7, 0.5, 0.2][i] ?? 0.3,
      line: inner,
    });
  }
  for (const tip of tips) pen.fill(circle(tip, 0.06, 18), { pigment: 'gold', tone: 0.1, line: inner });
}
