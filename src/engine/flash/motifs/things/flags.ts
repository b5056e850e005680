import { lerp, steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { starPolygon } from '../../geometry/shape.ts';
import { outlined } from '../../geometry/traced.ts';
import type { CellLook, Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** Where the flag begins and ends, from its pole to its fly, and from its top to its foot. */
const [left, right, top, bottom] = [-1.0, 1.2, -0.86, 0.34];
const stripes = 13;
/** The blue field of stars, as shares of the cloth. */
const field = { width: 0.42, height: 7 / stripes };

/** Stars and stripes, waving from a pole: 13 stripes, 50 stars. */
export const usaFlag: Motif = {
  name: 'usa-flag',
  tinted: ['petal'],
  draw(easel) {
    easel.layer(drawPole);
    easel.layer((pen) => {
      for (let i = 0; i < stripes; i++)
        drawCloth(pen, rectangle(0, i / stripes, 1, (i + 1) / stripes), {
          pigment: i % 2 ? 'foam' : 'petal',
        });
      drawCloth(pen, rectangle(0, 0, field.width, field.height), { pigment: 'water' });
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < (row % 2 ? 5 : 6); column++) drawStar(pen, row, column);
    });
  },
};

/** The Union Jack, waving from a pole. */
export const unionJack: Motif = {
  name: 'union-jack',
  tinted: ['petal'],
  draw(easel) {
    easel.layer(drawPole);
    easel.layer((pen) => {
      drawCloth(pen, rectangle(0, 0, 1, 1), { pigment: 'water' });
      for (const [half, pigment] of [
        [0.1, 'foam'],
        [0.035, 'petal'],
      ] as const)
        for (const isRising of [false, true]) drawCloth(pen, saltire(half, isRising), { pigment });
      for (const [half, pigment] of [
        [0.167, 'foam'],
        [0.1, 'petal'],
      ] as const) {
        drawCloth(pen, cross(half), { pigment });
      }
    });
  },
};

/** The rainbow flag: six stripes, waving from a pole. */
export const prideFlag: Motif = {
  name: 'pride-flag',
  tinted: [],
  draw(easel) {
    easel.layer(drawPole);
    easel.layer((pen) => {
      for (const [i, pigment] of spectrum.entries())
        drawCloth(pen, rectangle(0, i / 6, 1, (i + 1) / 6), { pigment });
    });
  },
};

const spectrum = ['petal', 'ember', 'gold', 'leaf', 'water', 'violet'] as const;

/** From shares of the cloth to where they lie as it waves. */
function waved([u, v]: Point): Point {
  return [lerp(left, right, u), lerp(top, bottom, v) + 0.1 * Math.sin(u * 6.4 + 0.2) + 0.06 * u];
}

function drawCloth(pen: Pen, shape: Polygon, look: CellLook): void {
  const tone = (x: number) => 0.3 + 0.3 * Math.sin(((x - left) / (right - left)) * 6.4 - 1.1);
  pen.cell(shape.map(waved), { ...look, tone, line: pen.weight.detail * 1.3 });
}

function rectangle(u0: number, v0: number, u1: number, v1: number): Point[] {
  const along = steps(20, u0, u1);
  return [...along.map((u): Point => [u, v0]), ...along.toReversed().map((u): Point => [u, v1])];
}

function drawStar(pen: Pen, row: number, column: number): void {
  const u = (field.width / 12) * (1 + 2 * column + (row % 2));
  const [x, y] = waved([u, (field.height / 10) * (row + 1)]);
  pen.cell(starPolygon([x, y], 0.04, 5, 0.42), { pigment: 'foam', tone: 0 });
}

/** A diagonal of a cloth twice as wide as it is high; `half` its width is a share of the height. */
function saltire(half: number, isRising: boolean): Point[] {
  const [along, down] = [(half * Math.sqrt(5)) / 2, (half * Math.sqrt(5)) / 2];
  const line = (from: Point, to: Point) =>
    steps(20).map((t): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]);
  const falling = [
    [0, 0] as Point,
    ...line([along, 0], [1, 1 - down]),
    [1, 1] as Point,
    ...line([1 - along, 1], [0, down]),
  ];
  return isRising ? falling.map(([u, v]): Point => [u, 1 - v]) : falling;
}

/** The upright cross; `half` the width of its beams is a share of the height. */
function cross(half: number): Point[] {
  const [u0, u1] = [0.5 - half / 2, 0.5 + half / 2];
  const [v0, v1] = [0.5 - half, 0.5 + half];
  const row = (from: number, to: number, v: number) => steps(10, from, to).map((u): Point => [u, v]);
  return [
    ...row(u0, u1, 0),
    ...row(u1, 1, v0),
    ...row(1, u1, v1),
    ...row(u1, u0, 1),
    ...row(u0, 0, v1),
    ...row(0, u0, v0),
  ];
}

function drawPole(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(outlined('-1.1 -0.98!, -0.98 -0.98!, -0.98 1.2!, -1.1 1.2!'), {
    pigment: 'wood',
    tone: (x) => 0.3 + 4 * (x + 1.06),
    line: inner,
  });
  pen.cell(outlined('-1.04 -1.2, -0.95 -1.1, -1.0 -0.98!, -1.08 -0.98!, -1.13 -1.1'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}
