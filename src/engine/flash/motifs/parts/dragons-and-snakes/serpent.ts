import { blob, spline } from '../../../geometry/curve.ts';
import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { between, distance, pointAt } from '../../../geometry/point.ts';
import { normalAt } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface SerpentBody {
  readonly line: Polyline;
  /** Half the width at each share (0..1) of the line's points. */
  readonly halfWidth: (share: number) => number;
  readonly back: Pigment;
  readonly belly: Pigment;
  /** The width of the lines along both sides, in pixels. */
  readonly sidePx: number;
}

/** A share of the width, along one side, shows the belly. */
const bellyShare = 0.2;
const scaleRows = 4;
const stride = 3;

/**
 * Draws the body between two of the line's points, in short pieces from start to end: where the body crosses
 * itself, the later piece lies on top.
 */
export function drawSerpentBody(pen: Pen, body: SerpentBody, start = 0, end = body.line.length - 1): void {
  for (let i = start; i < end; i += stride) drawPiece(pen, body, i, Math.min(end, i + stride));
}

function drawPiece(pen: Pen, body: SerpentBody, start: number, end: number): void {
  const { line, halfWidth } = body;
  const last = line.length - 1;
  /** The piece's line at one place of its width: -1 is its right edge, 1 its left. */
  const along: Along = (across) => {
    const points: Point[] = [];
    for (let i = start; i <= end; i++) {
      points.push(offset(pointAt(line, i), normalAt(line, i), halfWidth(i / last) * across));
    }
    return overshot(points);
  };
  const from = pointAt(line, start);
  const [nx, ny] = normalAt(line, start);
  const half = halfWidth(start / last);
  pen.fill([...along(1), ...along(-1).toReversed()], {
    pigment: body.back,
    tone: (x, y) => {
      const across = ((x - from[0]) * nx + (y - from[1]) * ny) / half;
      return clamp(0.08 + 0.75 * Math.abs(across + 0.25) ** 2.2, 0, 0.9);
    },
  });
  const isOdd = Math.floor(start / stride) % 2 === 1;
  drawBellyPlate(pen, body.belly, along, isOdd);
  if (pen.hasDetail) drawScales(pen, along, isOdd);
  pen.stroke(along(1), body.sidePx);
  pen.stroke(along(-1), body.sidePx);
}

type Along = (across: number) => Point[];

function drawBellyPlate(pen: Pen, belly: Pigment, along: Along, isOdd: boolean): void {
  const edge = along(1 - 2 * bellyShare);
  const side = along(1);
  pen.fill([...side, ...edge.toReversed()], { pigment: belly, tone: 0.06 });
  pen.stroke(edge, pen.weight.detail * 1.1);
  if (!isOdd) pen.stroke([pointAt(edge, 0), pointAt(side, 0)], pen.weight.detail * 0.95);
}

function drawScales(pen: Pen, along: Along, isOdd: boolean): void {
  const edge = 1 - 2 * bellyShare;
  const half = ((edge + 1) / scaleRows) * 0.52;
  const at = (across: number, forward: number): Point => {
    const line = along(across);
    return between(pointAt(line, 0), pointAt(line, line.length - 1), forward);
  };
  for (let row = 0; row < scaleRows; row++) {
    const across = lerp(-1, edge, (row + (isOdd ? 1 : 0.5)) / scaleRows);
    if (across > edge - 0.05) continue;
    const arc = steps(6, -1, 1).map((v) => at(across + half * v, 0.95 * Math.sqrt(1 - v * v)));
    pen.stroke(arc, pen.weight.detail * 0.85);
  }
}

function offset([x, y]: Point, [nx, ny]: Point, by: number): Point {
  return [x + nx * by, y + ny * by];
}

/** The line with its end pulled out a little, so that no hairline stays open between two pieces. */
function overshot(points: readonly Point[]): Point[] {
  const [before, end] = [pointAt(points, points.length - 2), pointAt(points, points.length - 1)];
  const beyond = 0.006 / Math.max(0.006, distance(before, end));
  return [
    ...points.slice(0, -1),
    [end[0] + (end[0] - before[0]) * beyond, end[1] + (end[1] - before[1]) * beyond],
  ];
}

/** A snake's head with open jaws, at the pen's origin, looking along its x axis; about 2 long, without the tongue. */
export function drawSnakeHead(pen: Pen, back: Pigment, belly: Pigment): void {
  drawTongue(pen);
  const { inner, detail } = pen.weight;
  pen.fill(blob(lowerJaw), { pigment: belly, tone: 0.15, line: inner });
  pen.fill(blob(throat), { pigment: 'petal', black: 'uncolored', tone: 0.8, line: detail });
  pen.fill(
    [
      [1.72, 0.05],
      [1.62, 0.5],
      [1.52, 0.05],
    ],
    { color: [255, 255, 255], tone: 0, line: detail * 0.8 },
  );
  pen.fill(blob(upperHead), {
    pigment: back,
    tone: (_, y) => clamp(0.15 + 0.6 * smoothstep(-0.2, 1, y), 0, 0.8),
    line: inner * 1.05,
  });
  pen.stroke(
    spline(
      [
        [-0.2, -0.35],
        [0.5, -0.62],
        [1.2, -0.5],
      ],
      8,
    ),
    detail,
    { taper: 0.4 },
  );
  pen.stroke(
    spline(
      [
        [1.95, -0.05],
        [1.2, -0.02],
        [0.6, 0.12],
        [0.2, 0.42],
      ],
      8,
    ),
    detail,
    { taper: 0.4 },
  );
  pen.fill(circle([1, -0.36], 0.2, 24), { pigment: 'gold', tone: 0, line: detail * 1.2 });
  pen.fill(
    [
      [1, -0.55],
      [1.07, -0.36],
      [1, -0.18],
      [0.93, -0.36],
    ],
    { black: 'always' },
  );
  pen.stroke(
    [
      [0.72, -0.62],
      [1, -0.62],
      [1.34, -0.42],
    ],
    inner,
    { taper: 0.3 },
  );
  pen.dot([1.92, -0.17], detail * 1.1);
}

function drawTongue(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    spline(
      [
        [1.9, 0.12],
        [2.4, 0.28],
        [2.8, 0.12],
        [3.05, 0.2],
      ],
      8,
    ),
    inner * 0.9,
  );
  for (const tip of [
    [
      [2.8, 0.12],
      [3, 0.02],
      [3.25, -0.06],
    ],
    [
      [2.95, 0.17],
      [3.15, 0.26],
      [3.32, 0.36],
    ],
  ] as Point[][]) {
    pen.stroke(spline(tip, 6), inner * 0.8, { taper: 0.5, tapering: 'end' });
  }
}

const lowerJaw: readonly Point[] = [
  [-0.2, 0.35],
  [0.6, 0.75],
  [1.4, 0.72],
  [2, 0.55],
  [1.9, 0.38],
  [1.1, 0.3],
  [0.3, 0.15],
];
const throat: readonly Point[] = [
  [0.35, 0.2],
  [1.1, 0.45],
  [1.85, 0.42],
  [2, 0.12],
  [1.2, 0.05],
];
const upperHead: readonly Point[] = [
  [-0.45, -0.62],
  [0.2, -0.95],
  [0.8, -0.88],
  [1.5, -0.6],
  [2.12, -0.32],
  [2.22, 0],
  [1.95, 0.14],
  [1.2, 0.12],
  [0.55, 0.28],
  [0.1, 0.72],
  [-0.4, 0.6],
];

/** Half widths of a snake of half width `half`: a neck at its start, a tail that runs out at its end. */
export function snakeWidth(half: number): (share: number) => number {
  return (share) => {
    const tail = Math.min(1, ((1 - share) * 3.2) ** 0.75 + 0.04);
    const neck = share < 0.06 ? 0.72 + 0.28 * (share / 0.06) : 1;
    return half * tail * neck;
  };
}
