import { steps } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const halfLength = 1.5;

const wholeUnit: Polygon = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** Fills a polygon of the unit's square. */
type Fill = (polygon: Polygon, look: FillLook) => void;

/** Rows of a band from its middle to its edge: which unit, between which heights, how many along the band. */
interface Row {
  readonly unit: (fill: Fill) => void;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** An armband of Polynesian rows: shark teeth, spearheads, figures, waves; solid black and bare skin. */
export const polynesianBand: Motif = {
  name: 'polynesian-band',
  tinted: [],
  draw(canvas) {
    const { variant } = canvas.kit;
    const rows = [
      middles[variant % middles.length] ?? figures,
      ...(variant < 2 ? borders : borders.toReversed().map(swapped)),
    ];
    canvas.layer(
      (pen) => {
        pen.fill(band, bare);
        for (const row of rows) drawRow(pen, row);
        for (const y of [0.29, 0.61, 0.93]) for (const side of [-1, 1]) drawRail(pen, side * y);
      },
      { contour: 0, isInverted: false },
    );
  },
};

/** Draws each unit in a square from -1 to 1, above and mirrored below; the middle row is its own mirror. */
function drawRow(pen: Pen, { unit, from, to, count }: Row): void {
  const width = halfLength / count;
  const isMiddle = from < 0;
  for (const sign of isMiddle ? [1] : [1, -1]) {
    for (let i = 0; i < count; i++) {
      const x = -halfLength + width * (2 * i + 1);
      const [y, height] = [(sign * (from + to)) / 2, ((to - from) / 2) * sign];
      unit((polygon, look) =>
        pen.fill(
          polygon.map(([px, py]): Point => [x + px * width, y + py * height]),
          look,
        ),
      );
    }
  }
}

function drawRail(pen: Pen, y: number): void {
  pen.fill(
    [
      [-halfLength, y - 0.022],
      [halfLength, y - 0.022],
      [halfLength, y + 0.022],
      [-halfLength, y + 0.022],
    ],
    black,
  );
}

const black = { black: 'always', tone: 1 } as const;
const bare = { color: [255, 255, 255], tone: 0 } as const;

function tooth(fill: Fill): void {
  fill(
    [
      [-1, 0.86],
      [0, -0.86],
      [1, 0.86],
    ],
    black,
  );
}

function doubleTooth(fill: Fill): void {
  fill(
    [
      [-1, -0.86],
      [0, 0.7],
      [1, -0.86],
    ],
    black,
  );
  fill(
    [
      [-0.56, -0.8],
      [0, 0.1],
      [0.56, -0.8],
    ],
    bare,
  );
  fill(
    [
      [-0.28, -0.86],
      [0, -0.36],
      [0.28, -0.86],
    ],
    black,
  );
}

function spearhead(fill: Fill): void {
  fill(
    [
      [-0.92, 0.8],
      [-0.1, -0.82],
      [0.06, -0.82],
      [-0.5, 0.8],
    ],
    black,
  );
  fill(
    [
      [0.92, 0.8],
      [0.1, -0.82],
      [-0.06, -0.82],
      [0.5, 0.8],
    ],
    black,
  );
  fill(
    [
      [-0.3, 0.8],
      [0, -0.1],
      [0.3, 0.8],
    ],
    black,
  );
}

/** A man and his shadow: head, raised arms, spread legs. */
function figure(fill: Fill): void {
  fill(wholeUnit, black);
  for (const sign of [-1, 1]) {
    const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y * sign]);
    fill(
      at([
        [-0.92, 0.9],
        [-0.62, 0.9],
        [-0.3, 0.34],
        [0.3, 0.34],
        [0.62, 0.9],
        [0.92, 0.9],
        [0.46, 0.08],
        [-0.46, 0.08],
      ]),
      bare,
    );
    fill(
      at([
        [-0.2, 0.62],
        [0, 0.48],
        [0.2, 0.62],
        [0.2, 0.84],
        [0, 0.94],
        [-0.2, 0.84],
      ]),
      bare,
    );
  }
}

/** A breaking wave that curls over. */
function wave(fill: Fill): void {
  fill(wholeUnit, black);
  const outer = arc([0.1, 0.12], 0.78, Math.PI, Math.PI * 2.45, 26);
  const inner = arc([0.14, 0.16], 0.42, Math.PI * 2.45, Math.PI * 1.1, 20);
  fill([[-1, 0.98], ...outer, ...inner, [-0.5, 0.98]], bare);
}

/** A sun that sinks: arcs within arcs. */
function sun(fill: Fill): void {
  fill(wholeUnit, black);
  for (const [radius, look] of [
    [0.94, bare],
    [0.7, black],
    [0.5, bare],
    [0.26, black],
  ] as const)
    fill(
      [...arc([0, 0.94], radius * 1.0, Math.PI, 2 * Math.PI, 24)].map(
        ([x, y]): Point => [x, 0.94 + (y - 0.94) * 1.9],
      ),
      look,
    );
  for (const t of steps(6, 0.1, 0.9))
    fill(
      [
        [Math.cos(Math.PI * (1 + t)) * 0.76 - 0.03, 0.94 + Math.sin(Math.PI * (1 + t)) * 1.44],
        [Math.cos(Math.PI * (1 + t)) * 0.92, 0.94 + Math.sin(Math.PI * (1 + t)) * 1.72],
        [Math.cos(Math.PI * (1 + t)) * 0.76 + 0.03, 0.94 + Math.sin(Math.PI * (1 + t)) * 1.44],
      ],
      black,
    );
}

const band: Polygon = [
  [-halfLength, -1.16],
  [halfLength, -1.16],
  [halfLength, 1.16],
  [-halfLength, 1.16],
];
const figures: Row = { unit: figure, from: -0.25, to: 0.25, count: 7 };
const middles: readonly Row[] = [
  figures,
  { unit: wave, from: -0.25, to: 0.25, count: 6 },
  { unit: sun, from: -0.25, to: 0.25, count: 5 },
];
const borders: readonly Row[] = [
  { unit: doubleTooth, from: 0.32, to: 0.58, count: 8 },
  { unit: spearhead, from: 0.64, to: 0.9, count: 10 },
  { unit: tooth, from: 0.97, to: 1.16, count: 16 },
];

/** The same rows, the two inner ones exchanged. */
function swapped(row: Row): Row {
  if (row.from === 0.32) return { ...row, from: 0.64, to: 0.9 };
  return row.from === 0.64 ? { ...row, from: 0.32, to: 0.58 } : row;
}
