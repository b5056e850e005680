import type { Point } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A scrambled magic cube, its top layer turned a little. */
export const rubikCube: Motif = {
  name: 'rubik-cube',
  tinted: [],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLayers(pen, 0, [1, 2]);
      drawFace(pen, (u, v) => turned(u, v, 0, 1.6 / 3), [], 0);
      drawLayers(pen, 0.34, [0]);
      drawFace(pen, (u, v) => onTop(u, v, 0.34), top, 0.06);
    }),
};

/** Where a corner of the cube is on the page: `x` to the right, `z` to the left, `y` down from the top. */
function seen(x: number, y: number, z: number): Point {
  return [(x - z) * 0.87, (x + z) * 0.42 + y * 1.0 - 0.9];
}

/** A place on a square of side 2 around the cube's axis, turned about it. */
function turned(u: number, v: number, angleRad: number, y: number): Point {
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  return seen((u * cos - v * sin) * 0.78, y, (u * sin + v * cos) * 0.78);
}

function onTop(u: number, v: number, angleRad: number): Point {
  return turned(u, v, angleRad, 0);
}

/** The two visible sides of some of the cube's three layers. */
function drawLayers(pen: Pen, angleRad: number, rows: readonly number[]): void {
  const from = rows[0] ?? 0;
  const height = rows.length;
  const y = (v: number) => ((from + ((v + 1) / 2) * height) / 3) * 1.6;
  drawFace(pen, (u, v) => turned(1, -u, angleRad, y(v)), right.slice(from * 3, (from + height) * 3), 0.5);
  drawFace(pen, (u, v) => turned(u, 1, angleRad, y(v)), left.slice(from * 3, (from + height) * 3), 0.22);
}

/** A face of black plastic, three stickers wide. */
function drawFace(
  pen: Pen,
  at: (u: number, v: number) => Point,
  stickers: readonly Pigment[],
  tone: number,
): void {
  const { inner } = pen.weight;
  const rows = stickers.length / 3;
  const quad = (u0: number, v0: number, u1: number, v1: number) => [
    at(u0, v0),
    at(u1, v0),
    at(u1, v1),
    at(u0, v1),
  ];
  pen.fill(quad(-1, -1, 1, 1), { black: 'always', tone: 1, line: inner * 1.3 });
  stickers.forEach((pigment, i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const [u, v] = [-1 + (column * 2) / 3, -1 + (row * 2) / rows];
    pen.fill(quad(u + 0.07, v + 0.21 / rows, u + 2 / 3 - 0.07, v + 2 / rows - 0.21 / rows), {
      pigment,
      tone: pigment === 'foam' ? tone * 0.4 : tone + row * 0.12,
      line: inner * 0.8,
    });
  });
}

const top: readonly Pigment[] = ['gold', 'petal', 'gold', 'foam', 'gold', 'water', 'gold', 'leaf', 'petal'];
const left: readonly Pigment[] = [
  'petal',
  'foam',
  'water',
  'leaf',
  'petal',
  'petal',
  'petal',
  'gold',
  'leaf',
];
const right: readonly Pigment[] = [
  'water',
  'ember',
  'foam',
  'water',
  'water',
  'gold',
  'ember',
  'water',
  'petal',
];
