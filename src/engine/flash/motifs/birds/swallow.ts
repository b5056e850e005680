import { blob, spline } from '../../geometry/curve.ts';
import { clamp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Tone } from '../../paint/shader.ts';
import type { Motif } from '../motif.ts';

/** A swallow in flight, heading right. */
export const swallow: Motif = {
  name: 'swallow',
  tinted: ['water'],
  mouth: [1.04, -0.26],
  draw(canvas) {
    canvas.layer((pen) => drawSwallow(pen.at({ angleRad: -0.25 })));
  },
};

function drawSwallow(pen: Pen): void {
  drawTail(pen);
  drawWing(pen, farWing, farQuills, 0.35);
  drawBody(pen);
  drawWing(pen, nearWing, nearQuills, (x) => clamp(0.15 + 0.85 * smoothstep(-0.2, -1.1, x)));
}

function drawTail(pen: Pen): void {
  for (const feather of tailFeathers)
    pen.fill(feather, { pigment: 'water', tone: 0.6, line: pen.weight.inner });
}

function drawWing(pen: Pen, outline: readonly Point[], quills: readonly [Point, Point][], tone: Tone): void {
  pen.fill(blob(outline), { pigment: 'water', tone, line: pen.weight.inner });
  for (const [root, tip] of quills) {
    const middle: Point = [(root[0] + tip[0]) / 2 + 0.02, (root[1] + tip[1]) / 2 + 0.04];
    pen.stroke(spline([root, middle, tip], 6), pen.weight.detail * 1.2, { taper: 0.35 });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(blob(body), { pigment: 'water', tone: 0.2, line: inner * 1.1 });
  pen.fill(blob(belly), { pigment: 'foam', tone: 0.05, line: detail });
  pen.fill(blob(throat), { pigment: 'petal', tone: 0.4, line: detail });
  pen.fill(
    [
      [0.88, -0.07],
      [1.08, 0],
      [0.9, 0.05],
    ],
    { pigment: 'gold', black: 'uncolored', tone: 0.2, line: detail },
  );
  pen.fill(circle([0.74, -0.05], 0.045, 20), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(circle([0.75, -0.05], 0.024, 16), { black: 'always' });
}

const tailFeathers: readonly (readonly Point[])[] = [
  [
    [-0.35, 0.2],
    [-0.75, 0.42],
    [-1.25, 0.78],
    [-0.85, 0.36],
    [-0.45, 0.12],
  ],
  [
    [-0.35, 0.1],
    [-0.8, 0.16],
    [-1.35, 0.28],
    [-0.85, 0.06],
    [-0.4, 0.02],
  ],
];
const farWing: readonly Point[] = [
  [0.05, -0.1],
  [0.1, -0.5],
  [0.35, -0.95],
  [0.75, -1.25],
  [0.62, -0.85],
  [0.5, -0.45],
  [0.4, -0.1],
];
const farQuills: readonly [Point, Point][] = [
  [
    [0.2, -0.2],
    [0.6, -1.05],
  ],
  [
    [0.28, -0.15],
    [0.56, -0.8],
  ],
  [
    [0.34, -0.12],
    [0.5, -0.5],
  ],
];
const body: readonly Point[] = [
  [0.92, -0.02],
  [0.72, -0.16],
  [0.4, -0.2],
  [0, -0.12],
  [-0.4, 0.08],
  [-0.5, 0.18],
  [-0.3, 0.24],
  [0.1, 0.26],
  [0.5, 0.2],
  [0.78, 0.1],
];
const belly: readonly Point[] = [
  [0.8, 0.06],
  [0.5, 0.19],
  [0.1, 0.25],
  [-0.25, 0.23],
  [0.1, 0.12],
  [0.5, 0.06],
];
const throat: readonly Point[] = [
  [0.86, 0],
  [0.72, 0.1],
  [0.55, 0.12],
  [0.62, 0],
];
const nearWing: readonly Point[] = [
  [0.3, -0.02],
  [0.05, -0.3],
  [-0.35, -0.55],
  [-0.85, -0.72],
  [-1.25, -0.7],
  [-0.95, -0.48],
  [-0.6, -0.2],
  [-0.25, 0.06],
  [0.1, 0.12],
];
const nearQuills: readonly [Point, Point][] = [
  [
    [0, -0.06],
    [-1.05, -0.64],
  ],
  [
    [-0.02, 0],
    [-0.82, -0.46],
  ],
  [
    [0, 0.04],
    [-0.55, -0.22],
  ],
  [
    [0.1, -0.16],
    [-0.7, -0.62],
  ],
];
