import { blob, spline } from '../geometry/curve.ts';
import { clamp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { lengthOf, pointAt } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { arc, circle } from '../geometry/shape.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';

/** Rows of wing feathers from the back to the front. */
const wingRows: readonly { feathers: number; length: number; pigment: Pigment }[] = [
  { feathers: 10, length: 0.98, pigment: 'petal' },
  { feathers: 8, length: 0.62, pigment: 'ember' },
  { feathers: 6, length: 0.36, pigment: 'gold' },
];

/** A phoenix from the front, its wings raised and its plumes hanging. */
export const phoenix: Motif = {
  name: 'phoenix',
  tinted: ['petal', 'ember', 'gold'],
  draw(easel) {
    easel.layer(
      (pen) => {
        for (let i = -3; i <= 3; i++) drawPlume(pen, i);
      },
      { contour: 0.8 },
    );
    for (const isFlipped of [true, false]) easel.layer(drawLeftWing, { at: { isFlipped }, contour: 0.8 });
    easel.layer(drawBird, { contour: 0.7 });
  },
};

function drawPlume(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  const s = i / 3;
  const knots: Point[] = [
    [0, 0.15],
    [s * 0.35, 0.5],
    [s * 0.65 + (i % 2 === 0 ? 0 : 0.1), 0.72],
    [s * 0.75, 1.02 - 0.12 * Math.abs(s)],
  ];
  const spine = spline(knots, 12);
  const plume = ribbon(spine, (share) => 0.035 + 0.055 * share * share);
  const [tipX, tipY] = pointAt(spine, spine.length - 1);
  const outline = [...plume.left, [tipX, tipY + 0.1] as const, ...plume.right.toReversed()];
  pen.cell(outline, {
    pigment: i % 2 === 0 ? 'petal' : 'ember',
    tone: (_, y) => clamp(0.75 - 0.8 * y),
    line: inner,
  });
  pen.stroke(spine, detail);
  for (let k = 8; k < spine.length - 3; k += 3) {
    const [x, y] = pointAt(spine, k);
    for (const side of [-0.05, 0.05])
      pen.stroke(
        [
          [x, y],
          [x + side, y + 0.05],
        ],
        detail * 0.8,
        { taper: 0.5 },
      );
  }
  pen.cell(circle([tipX, tipY - 0.01], 0.055, 24), { pigment: 'gold', tone: 0.1, line: detail });
  pen.cell(circle([tipX, tipY - 0.01], 0.025, 20), { pigment: 'water', black: 'uncolored', tone: 0.5 });
}

function drawLeftWing(pen: Pen): void {
  for (const { feathers, length, pigment } of wingRows) {
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1);
      const root: Point = [-0.1 - 0.2 * Math.sin(t * 1.4), -0.12 + 0.06 * t];
      const scale = length * (0.72 + 0.38 * Math.sin(t * Math.PI * 0.7 + 0.5));
      drawWingFeather(pen.at({ at: root, scale, angleRad: -Math.PI / 2 - 0.18 - t * 1.55 }), pigment);
    }
  }
}

function drawWingFeather(pen: Pen, pigment: Pigment): void {
  const half = (u: number) => 0.115 * Math.sin(Math.PI * (u * 0.97 + 0.02) ** 0.75) ** 0.65;
  const side = (sign: number) =>
    Array.from({ length: 11 }, (_, i): Point => {
      const u = i / 10;
      return [u, sign * half(u) + 0.1 * u * u];
    });
  pen.cell([...side(-1), ...side(1).toReversed()], {
    pigment,
    tone: (x, y) => clamp(0.85 - lengthOf(x, y)),
    line: pen.weight.inner,
  });
  pen.stroke(
    [
      [0.15, 0],
      [0.5, 0.02],
      [0.85, 0.07],
    ],
    pen.weight.detail,
    { taper: 0.4 },
  );
}

function drawBird(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(blob(bodyOutline), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(-0.05, 0.15, x)),
    line: inner,
  });
  for (let row = 0; row < 5; row++) {
    for (const column of [-1, 0, 1]) {
      const at: Point = [column * 0.075 + (row % 2 === 0 ? 0 : 0.037), -0.1 + row * 0.075];
      pen.stroke(arc(at, 0.036, 0, Math.PI, 8), detail);
    }
  }
  pen.cell(
    [
      [0.12, -0.56],
      [0.27, -0.5],
      [0.13, -0.47],
    ],
    { pigment: 'gold', black: 'uncolored', tone: 0.2, line: detail },
  );
  pen.cell(circle([0.06, -0.54], 0.022, 16), { pigment: 'foam', tone: 0, line: detail });
  pen.dot([0.064, -0.54], detail * 0.9);
  for (let i = 0; i < 4; i++) drawCrestFeather(pen, -Math.PI / 2 - 0.2 - i * 0.3);
}

function drawCrestFeather(pen: Pen, angle: number): void {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const line = spline(
    [
      [-0.02, -0.6],
      [-0.02 + x * 0.12, -0.6 + y * 0.14],
      [-0.06 + x * 0.26, -0.62 + y * 0.24],
    ],
    8,
  );
  pen.stroke(line, pen.weight.inner, { taper: 0.3, tapering: 'end' });
  const bead = circle(pointAt(line, line.length - 1), 0.022, 16);
  pen.cell(bead, { pigment: 'gold', tone: 0.1, line: pen.weight.detail });
}

const bodyOutline: readonly Point[] = [
  [0, 0.3],
  [-0.15, 0.1],
  [-0.15, -0.14],
  [-0.08, -0.34],
  [-0.11, -0.5],
  [-0.02, -0.62],
  [0.1, -0.6],
  [0.14, -0.5],
  [0.09, -0.36],
  [0.15, -0.14],
  [0.15, 0.1],
];
