import { spline } from '../../../geometry/curve.ts';
import { smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { mirrored } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const glassHalf: readonly Point[] = [
  [0, -0.8],
  [0.46, -0.8],
  [0.48, -0.55],
  [0.3, -0.22],
  [0.06, -0.03],
  [0.06, 0.03],
  [0.3, 0.22],
  [0.48, 0.55],
  [0.46, 0.8],
  [0, 0.8],
];
const upperSandHalf: readonly Point[] = [
  [0, -0.42],
  [0.3, -0.46],
  [0.24, -0.24],
  [0.05, -0.05],
  [0, -0.03],
];
const lowerSandHalf: readonly Point[] = [
  [0, 0.3],
  [0.2, 0.52],
  [0.43, 0.66],
  [0.44, 0.78],
  [0, 0.78],
];

export const hourglass: Motif = {
  name: 'hourglass',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPosts(pen);
      drawGlass(pen);
      drawSand(pen);
      drawFrame(pen);
    });
  },
};

function drawGlass(pen: Pen): void {
  pen.fill(mirrored(glassHalf), {
    pigment: 'waterLight',
    tone: (x) => 0.55 * smoothstep(0.15, 0.45, Math.abs(x)) * (x > 0 ? 1 : 0.35),
    line: pen.weight.inner * 1.2,
  });
}

function drawSand(pen: Pen): void {
  const { detail } = pen.weight;
  for (const half of [upperSandHalf, lowerSandHalf]) {
    pen.fill(mirrored(half), { pigment: 'gold', tone: 0.45, line: detail });
  }
  pen.stroke(
    [
      [0, -0.04],
      [0, 0.36],
    ],
    detail * 1.3,
  );
  for (let i = 0; i < 26; i++) {
    const spread = i / 26 + 0.2;
    pen.dot([pen.random.between(-0.25, 0.25) * spread, pen.random.between(0.45, 0.75)], detail * 0.5);
  }
  const gleam: Point[] = [
    [-0.36, -0.7],
    [-0.38, -0.54],
    [-0.24, -0.26],
  ];
  pen.stroke(spline(gleam, 8), detail, { taper: 0.5 });
}

function drawPosts(pen: Pen): void {
  for (const side of [-1, 1]) {
    const post: Point[] = [
      [side * 0.55, -0.84],
      [side * 0.61, -0.84],
      [side * 0.61, 0.84],
      [side * 0.55, 0.84],
    ];
    pen.fill(post, { pigment: 'wood', tone: side > 0 ? 0.6 : 0.2, line: pen.weight.inner });
    for (const y of [-0.45, 0, 0.45]) {
      const knob: Point[] = [
        [side * 0.525, y - 0.05],
        [side * 0.635, y - 0.05],
        [side * 0.635, y + 0.05],
        [side * 0.525, y + 0.05],
      ];
      pen.fill(knob, { pigment: 'gold', tone: 0.25, line: pen.weight.inner * 0.9 });
    }
  }
}

function drawFrame(pen: Pen): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1]) {
    const plate: Point[] = [
      [-0.68, side * 0.82],
      [-0.68, side * 0.98],
      [0.68, side * 0.98],
      [0.68, side * 0.82],
    ];
    const foot: Point[] = [
      [-0.56, side * 0.98],
      [-0.5, side * 1.08],
      [0.5, side * 1.08],
      [0.56, side * 0.98],
    ];
    pen.fill(plate, { pigment: 'wood', tone: side > 0 ? 0.5 : 0.2, line: inner * 1.2 });
    pen.fill(foot, { pigment: 'wood', tone: 0.4, line: inner });
  }
}
