import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Span } from './flag.ts';
import { drawDiagonal, drawField, flagOf, onCloth } from './flag.ts';

const whole: Span = [0, 1];

/** Flags of stripes alone: upright ones from the pole on, level ones from above. */
const upright = {
  'irish-flag': ['leaf', 'foam', 'ember'],
  'italian-flag': ['leaf', 'foam', 'petal'],
  'french-flag': ['water', 'foam', 'petal'],
  'belgian-flag': ['dark', 'gold', 'petal'],
  'romanian-flag': ['water', 'gold', 'petal'],
  'nigerian-flag': ['leaf', 'foam', 'leaf'],
} as const satisfies Readonly<Record<string, readonly Pigment[]>>;
const level = {
  'german-flag': ['dark', 'petal', 'gold'],
  'dutch-flag': ['petal', 'foam', 'water'],
  'ukrainian-flag': ['water', 'gold'],
  'polish-flag': ['foam', 'petal'],
  'austrian-flag': ['petal', 'foam', 'petal'],
  'hungarian-flag': ['petal', 'foam', 'leaf'],
  'bulgarian-flag': ['foam', 'leaf', 'petal'],
  'colombian-flag': ['gold', 'gold', 'water', 'petal'],
  'trans-flag': ['waterLight', 'blush', 'foam', 'blush', 'waterLight'],
} as const satisfies Readonly<Record<string, readonly Pigment[]>>;
/** Flags of a cross whose upright bar stands nearer to the pole: the cloth, the cross, and a cross within it. */
const nordic = {
  'swedish-flag': ['water', 'gold'],
  'finnish-flag': ['foam', 'water'],
  'danish-flag': ['petal', 'foam'],
  'norwegian-flag': ['petal', 'foam', 'water'],
} as const satisfies Readonly<Record<string, readonly Pigment[]>>;

/** Flags of countries and of people. */
export const nationalFlags: readonly Motif[] = [
  ...Object.entries(upright).map(([name, stripes]) =>
    flagOf(name, stripes[0], (pen) => {
      for (const [i, pigment] of stripes.entries()) drawField(pen, part(i, stripes.length), whole, pigment);
    }),
  ),
  ...Object.entries(level).map(([name, stripes]) =>
    flagOf(name, stripes[0], (pen) => drawStripes(pen, stripes)),
  ),
  ...Object.entries(nordic).map(([name, [cloth, cross, inner]]: [string, readonly Pigment[]]) =>
    flagOf(name, cloth ?? 'petal', (pen) => {
      drawField(pen, whole, whole, cloth ?? 'petal');
      drawCross(pen, 0.38, 0.1, cross ?? 'foam');
      if (inner) drawCross(pen, 0.38, 0.05, inner);
    }),
  ),
  flagOf('english-flag', 'petal', (pen) => {
    drawField(pen, whole, whole, 'foam');
    drawCross(pen, 0.5, 0.11, 'petal');
  }),
  flagOf('scottish-flag', 'water', (pen) => {
    drawField(pen, whole, whole, 'water');
    for (const isRising of [false, true]) drawDiagonal(pen, 0.11, isRising, 'foam');
  }),
  flagOf('jamaican-flag', 'leaf', (pen) => {
    drawField(pen, whole, whole, 'leaf');
    for (const edge of [0, 1])
      drawPiece(
        pen,
        [
          [edge, 0],
          [0.5, 0.5],
          [edge, 1],
        ],
        'dark',
      );
    for (const isRising of [false, true]) drawDiagonal(pen, 0.09, isRising, 'gold');
  }),
  flagOf('swiss-flag', 'petal', (pen) => {
    drawField(pen, whole, whole, 'petal');
    drawField(pen, [0.33, 0.67], [0.4, 0.6], 'foam');
    drawField(pen, [0.44, 0.56], [0.2, 0.8], 'foam');
    drawField(pen, [0.42, 0.58], [0.42, 0.58], 'foam', 0);
  }),
  flagOf('japanese-flag', 'petal', (pen) => {
    drawField(pen, whole, whole, 'foam');
    drawDisc(pen, [0.5, 0.5], 0.3, 'petal');
  }),
  flagOf('canadian-flag', 'petal', (pen) => {
    drawField(pen, whole, whole, 'foam');
    for (const span of [
      [0, 0.26],
      [0.74, 1],
    ] as const)
      drawField(pen, span, whole, 'petal');
    drawPiece(
      pen,
      mapleLeaf.map(([x, y]): Point => [0.5 + x * 0.2, 0.5 + y * 0.36]),
      'petal',
    );
  }),
  flagOf('brazilian-flag', 'leaf', (pen) => {
    drawField(pen, whole, whole, 'leaf');
    drawPiece(
      pen,
      [
        [0.06, 0.5],
        [0.5, 0.08],
        [0.94, 0.5],
        [0.5, 0.92],
      ],
      'gold',
    );
    drawDisc(pen, [0.5, 0.5], 0.24, 'water');
    drawPiece(
      pen,
      [
        [0.39, 0.4],
        [0.5, 0.42],
        [0.62, 0.54],
        [0.61, 0.6],
        [0.5, 0.49],
        [0.38, 0.46],
      ],
      'foam',
    );
  }),
  ...(
    [
      ['puerto-rican-flag', 'petal', 'water'],
      ['cuban-flag', 'water', 'petal'],
    ] as const
  ).map(([name, stripe, hoist]) =>
    flagOf(name, stripe, (pen) => {
      drawStripes(pen, [stripe, 'foam', stripe, 'foam', stripe]);
      drawPiece(
        pen,
        [
          [0, 0],
          [0.44, 0.5],
          [0, 1],
        ],
        hoist,
      );
      drawStar(pen, [0.15, 0.5], 0.17);
    }),
  ),
  flagOf('czech-flag', 'water', (pen) => {
    drawStripes(pen, ['foam', 'petal']);
    drawPiece(
      pen,
      [
        [0, 0],
        [0.5, 0.5],
        [0, 1],
      ],
      'water',
    );
  }),
  flagOf('texas-flag', 'petal', (pen) => {
    drawStripes(pen, ['foam', 'petal']);
    drawField(pen, [0, 0.34], whole, 'water');
    drawStar(pen, [0.17, 0.5], 0.24);
  }),
  flagOf('vietnamese-flag', 'petal', (pen) => {
    drawField(pen, whole, whole, 'petal');
    drawStar(pen, [0.5, 0.5], 0.34, 'gold');
  }),
  flagOf('greek-flag', 'water', (pen) => {
    drawStripes(
      pen,
      steps(8).map((_, i) => (i % 2 ? 'foam' : 'water')),
    );
    drawField(pen, [0, 0.37], [0, 5 / 9], 'water');
    drawField(pen, [0.148, 0.222], [0, 5 / 9], 'foam');
    drawField(pen, [0, 0.37], [2 / 9, 3 / 9], 'foam');
    drawField(pen, [0.15, 0.22], [2 / 9 - 0.02, 3 / 9 + 0.02], 'foam', 0);
  }),
];

function part(i: number, count: number): Span {
  return [i / count, (i + 1) / count];
}

function drawStripes(pen: Pen, stripes: readonly Pigment[]): void {
  for (const [i, pigment] of stripes.entries()) drawField(pen, whole, part(i, stripes.length), pigment);
}

/** A cross from edge to edge; `half` is half the width of its bars, as a share of the height. */
function drawCross(pen: Pen, x: number, half: number, pigment: Pigment): void {
  const bar: Span = [x - half * 0.6, x + half * 0.6];
  drawField(pen, bar, whole, pigment);
  drawField(pen, whole, [0.5 - half, 0.5 + half], pigment);
  drawField(pen, bar, [0.5 - half * 1.2, 0.5 + half * 1.2], pigment, 0);
}

/** A piece of the cloth with straight edges; its corners are shares of length and height. */
function drawPiece(pen: Pen, corners: readonly Point[], pigment: Pigment): void {
  const edge = corners.flatMap(([u, v], i) => {
    const [nextU, nextV] = corners[(i + 1) % corners.length] ?? [u, v];
    return steps(8)
      .slice(0, -1)
      .map((t) => onCloth(u + (nextU - u) * t, v + (nextV - v) * t));
  });
  pen.fill(edge, { pigment, line: pen.weight.detail });
}

function drawDisc(pen: Pen, at: Point, radius: number, pigment: Pigment): void {
  drawPiece(
    pen,
    steps(35, 0, (35 / 36) * 2 * Math.PI).map((angle) => onShares(angle, radius, at)),
    pigment,
  );
}

function drawStar(pen: Pen, at: Point, radius: number, pigment: Pigment = 'foam'): void {
  drawPiece(
    pen,
    steps(9, 0, 9).map((i) => onShares(-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? radius * 0.4 : radius, at)),
    pigment,
  );
}

/** A place around another one; lengths are shares of the height, which the cloth's length is about twice. */
function onShares(angle: number, radius: number, [u, v]: Point): Point {
  const [x, y] = polar(angle, radius);
  return [u + x * 0.57, v + y];
}

const mapleLeaf = outlined(
  '0 -1!, 0.2 -0.66!, 0.4 -0.76!, 0.34 -0.24!, 0.62 -0.5!, 0.68 -0.32!, 0.98 -0.36!, 0.86 -0.06!, 1 0.04!, 0.5 0.42!, 0.56 0.62!, 0.06 0.54!, 0.06 0.96!, -0.06 0.96!, -0.06 0.54!, -0.56 0.62!, -0.5 0.42!, -1 0.04!, -0.86 -0.06!, -0.98 -0.36!, -0.68 -0.32!, -0.62 -0.5!, -0.34 -0.24!, -0.4 -0.76!, -0.2 -0.66!',
  1,
);
