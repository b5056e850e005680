import { clipped, clippedLine } from '../../../geometry/clipped.ts';
import { steps } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { closed, polar } from '../../../geometry/point.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Draws what of a tile lies within the frame. */
interface Loom {
  readonly cell: (polygon: Polygon, look: FillLook) => void;
  readonly line: (line: readonly Point[], width: number) => void;
  readonly pen: Pen;
}

type Weave = (loom: Loom) => void;

/** What a pattern is cut to, in turn for the designs of a set: a round, a band, a hexagon, a panel. */
const frames: readonly Polygon[] = [
  circle([0, 0], 1.12, 96),
  [
    [-1.5, -0.62],
    [1.5, -0.62],
    [1.5, 0.62],
    [-1.5, 0.62],
  ],
  regularPolygon([0, 0], 1.2, 6),
  [
    [-0.72, -1.2],
    [0.72, -1.2],
    [0.72, 1.2],
    [-0.72, 1.2],
  ],
];

function pattern(name: string, tinted: Pigment, weave: Weave): Motif {
  return { name, tinted: [tinted], draw: (canvas) => drawPattern(canvas, weave) };
}

function drawPattern(canvas: Canvas, weave: Weave): void {
  const frame = frames[canvas.kit.variant % frames.length] ?? circle([0, 0], 1.12, 96);
  canvas.layer((pen) => {
    pen.fill(frame, { pigment: 'foam', tone: 0 });
    weave({
      pen,
      cell: (polygon, look) => {
        const rest = clipped(polygon, frame);
        if (rest.length > 2) pen.fill(rest, look);
      },
      line: (line, width) => {
        for (const piece of clippedLine(line, frame)) pen.stroke(piece, width);
      },
    });
    pen.stroke(closed(frame), pen.weight.inner * 1.6);
  });
}

/** Columns and rows of a grid that covers every frame. */
function grid(stepX: number, stepY: number): { x: number; y: number; column: number; row: number }[] {
  const columns = Math.ceil(1.9 / stepX);
  const rows = Math.ceil(1.6 / stepY);
  return steps(2 * rows, -rows, rows).flatMap((row) =>
    steps(2 * columns, -columns, columns).map((column) => ({
      x: column * stepX,
      y: row * stepY,
      column,
      row,
    })),
  );
}

const isOdd = (value: number) => Math.abs(value % 2) === 1;

/** The blue sea: fans of rings, each row over the one behind it. */
function weaveWaves({ cell, line, pen }: Loom): void {
  const radius = 0.34;
  for (const { x, y, row } of grid(radius * 2, radius * 0.5)) {
    const at: Point = [x + (isOdd(row) ? radius : 0), y];
    for (const [share, pigment] of [
      [1, 'water'],
      [0.74, 'foam'],
      [0.5, 'water'],
      [0.25, 'foam'],
    ] as const) {
      cell(circle(at, radius * share, 48), { pigment, tone: pigment === 'water' ? 0.55 : 0.03 });
      line(closed(circle(at, radius * share, 48)), pen.weight.inner * (share === 1 ? 1 : 0.8));
    }
  }
}

/** Hemp leaves: six-pointed stars of slender lozenges. */
function weaveHemp({ cell, line, pen }: Loom): void {
  const side = 0.46;
  for (const { x, y, row } of grid(side, side * 0.866)) {
    const left = x + (isOdd(row) ? side / 2 : 0);
    for (const sign of [1, -1]) {
      const corners = [
        [left, y],
        [left + side, y],
        [left + side / 2, y + side * 0.866 * sign],
      ] as const;
      const middle: Point = [left + side / 2, y + side * 0.2887 * sign];
      corners.forEach((corner, i) => {
        const next = corners[(i + 1) % 3] ?? corner;
        const triangle = [corner, next, middle];
        cell(sign > 0 ? triangle : triangle.toReversed(), {
          pigment: 'leafLight',
          tone: (sign > 0 ? [0, 0.15, 0.4] : [0.4, 0, 0.15])[i] ?? 0.1,
        });
        line(thickened(corner, next), pen.weight.inner);
        line(thickened(corner, middle), pen.weight.inner * 0.8);
      });
    }
  }
}

/** Points along a straight line, close enough to be cut at a frame. */
function thickened(from: Point, to: Point): Point[] {
  return steps(12).map((t): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
}

/** The seven treasures: rings that overlap by a quarter, petals between them, a jewel in each heart. */
function weaveRings({ cell, line, pen }: Loom): void {
  const radius = 0.4;
  const step = radius * Math.SQRT2;
  for (const { x, y, column, row } of grid(step / 2, step / 2)) {
    if (isOdd(column + row)) continue;
    if (isOdd(column)) continue;
    for (const angle of [0, 1, 2, 3].map((k) => (k * Math.PI) / 2)) {
      const [cx, cy] = polar(angle, step / 2, [x, y]);
      const long = radius * Math.SQRT1_2;
      const bulge = radius * (1 - Math.SQRT1_2);
      const along: Point = [-Math.sin(angle), Math.cos(angle)];
      const across: Point = [Math.cos(angle), Math.sin(angle)];
      const side = (sign: number) =>
        steps(14, -1, 1).map((t): Point => {
          const out = (Math.sqrt(radius * radius - (t * long) ** 2) - radius * Math.SQRT1_2) * sign;
          return [cx + along[0] * t * long + across[0] * out, cy + along[1] * t * long + across[1] * out];
        });
      if (bulge <= 0) continue;
      const lens = [...side(1), ...side(-1).toReversed()];
      cell(lens, { pigment: 'violet', tone: 0.5 });
      line(closed(lens), pen.weight.inner);
    }
    cell(regularPolygon([x, y], 0.07, 4), { pigment: 'gold', tone: 0.2, line: pen.weight.detail });
  }
}

/** Feathers of arrows, column beside column, each other one turned round. */
function weaveArrows({ cell, line, pen }: Loom): void {
  const [width, height] = [0.28, 0.62];
  for (const { x, y, column } of grid(width, height)) {
    const sign = isOdd(column) ? -1 : 1;
    const top = y + (isOdd(column) ? height / 2 : 0);
    const feather = (side: number): Point[] => [
      [x, top + 0.12 * sign],
      [x + (side * width) / 2, top - 0.04 * sign],
      [x + (side * width) / 2, top + (height - 0.04 - 0.16) * sign],
      [x, top + (height - 0.16 + 0.12) * sign],
    ];
    for (const side of [1, -1])
      cell(feather(side), {
        pigment: isOdd(column) ? 'petal' : 'water',
        tone: side > 0 ? 0.65 : 0.4,
        line: pen.weight.inner,
      });
    for (const share of [0.25, 0.45, 0.65, 0.85])
      for (const side of [1, -1])
        line(
          thickened(
            [x + side * 0.02, top + (0.12 + (height - 0.2) * share) * sign],
            [x + (side * width) / 2, top + (-0.04 + (height - 0.2) * share) * sign],
          ),
          pen.weight.detail,
        );
    line(thickened([x + width / 2, y - height], [x + width / 2, y + height]), pen.weight.detail);
  }
}

/** A chequer. */
function weaveChequer({ cell, pen }: Loom): void {
  const side = 0.32;
  for (const { x, y, column, row } of grid(side, side))
    cell(square(x, y, side), {
      pigment: isOdd(column + row) ? 'leaf' : 'foam',
      ...(isOdd(column + row) ? { black: 'uncolored', tone: 0.5 } : { tone: 0.02 }),
      line: pen.weight.detail,
    });
}

function square(x: number, y: number, side: number): Point[] {
  const half = side / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/** The tortoise's shell: hexagons within hexagons, a flower in each. */
function weaveShell({ cell, line, pen }: Loom): void {
  const radius = 0.32;
  const [stepX, stepY] = [radius * Math.sqrt(3), radius * 1.5];
  for (const { x, y, row } of grid(stepX, stepY)) {
    const at: Point = [x + (isOdd(row) ? stepX / 2 : 0), y];
    for (const [share, pigment, tone] of [
      [1, 'leaf', 0.55],
      [0.74, 'foam', 0.02],
      [0.58, 'leaf', 0.3],
    ] as const) {
      cell(regularPolygon(at, radius * share, 6), { pigment, tone });
      line(dense(regularPolygon(at, radius * share, 6)), pen.weight.inner);
    }
    for (const angle of [0, 1, 2, 3, 4, 5].map((k) => (k * Math.PI) / 3))
      cell(circle(polar(angle, 0.075, at), 0.045, 16), {
        pigment: 'gold',
        tone: 0.1,
        line: pen.weight.detail,
      });
  }
}

function dense(polygon: Polygon): Point[] {
  return polygon.flatMap((from, i) => thickened(from, polygon[(i + 1) % polygon.length] ?? from));
}

/** Scales: triangles that stand on each other's tips. */
function weaveScales({ cell, pen }: Loom): void {
  const [width, height] = [0.44, 0.38];
  for (const { x, y, row } of grid(width, height)) {
    const middle = x + (isOdd(row) ? width / 2 : 0);
    cell(
      [
        [middle, y - height / 2],
        [middle + width / 2, y + height / 2],
        [middle - width / 2, y + height / 2],
      ],
      { pigment: 'petal', black: 'uncolored', tone: 0.5, line: pen.weight.inner },
    );
  }
}

/** Winding tendrils: spirals that spring from a stem which swings from side to side. */
function weaveTendrils({ cell }: Loom): void {
  const look = { pigment: 'leaf', black: 'uncolored', tone: 0.5 } as const;
  const [stepX, stepY] = [0.62, 0.62];
  for (const { x, y, column, row } of grid(stepX, stepY)) {
    const turn = isOdd(column) ? -1 : 1;
    const at: Point = [x + (isOdd(row) ? stepX / 2 : 0), y];
    const curl = steps(44).map((t): Point => {
      const radius = 0.3 * (1 - 0.86 * t);
      return polar(Math.PI / 2 - turn * (Math.PI / 2 + t * Math.PI * 3.4), radius, at);
    });
    const rim = (side: number) =>
      curl.map(([px, py], i): Point => {
        const out =
          1 +
          (side * (0.035 + 0.02 * Math.sin((i / 44) * Math.PI))) /
            Math.max(0.05, Math.sqrt((px - at[0]) ** 2 + (py - at[1]) ** 2));
        return [at[0] + (px - at[0]) * out, at[1] + (py - at[1]) * out];
      });
    const [outer, inner] = [rim(1), rim(-1)];
    for (let i = 0; i < outer.length - 1; i++)
      cell(
        [outer[i], outer[i + 1], inner[i + 1], inner[i]].filter((p): p is Point => p !== undefined),
        look,
      );
    cell(circle(curl[44] ?? at, 0.07, 18), look);
    for (const [dx, dy, angle] of [
      [0.25, 0.25, 0.8],
      [-0.25, 0.25, 2.3],
    ] as const) {
      const tip = polar(angle, 0.16, [at[0] + dx, at[1] + dy]);
      const base: Point = [at[0] + dx * 0.8, at[1] + dy * 0.8];
      const [nx, ny] = [-Math.sin(angle) * 0.06, Math.cos(angle) * 0.06];
      const middle: Point = [(tip[0] + base[0]) / 2, (tip[1] + base[1]) / 2];
      cell([base, [middle[0] + nx, middle[1] + ny], tip, [middle[0] - nx, middle[1] - ny]], look);
    }
  }
}

/** The patterns that Japanese cloth is woven and dyed with. */
export const japanesePatterns: readonly Motif[] = [
  pattern('seigaiha', 'water', weaveWaves),
  pattern('asanoha', 'leafLight', weaveHemp),
  pattern('shippo', 'violet', weaveRings),
  pattern('yagasuri', 'water', weaveArrows),
  pattern('ichimatsu', 'leaf', weaveChequer),
  pattern('kikko', 'leaf', weaveShell),
  pattern('uroko', 'petal', weaveScales),
  pattern('karakusa', 'leaf', weaveTendrils),
];
