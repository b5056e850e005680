import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import { bezier, spline } from '../../geometry/curve.ts';
import type { Point, Polyline } from '../../geometry/point.ts';
import { fullTurn, pointAt } from '../../geometry/point.ts';
import { normalAt, outlineOf, ribbon } from '../../geometry/ribbon.ts';
import type { Placing } from '../../geometry/transform.ts';
import type { Pen } from '../../paint/pen.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';

/** A fat, tapered stroke of tribal ink along a spline, with hooks growing from it. */
interface Blade {
  readonly knots: readonly Point[];
  readonly width: number;
  readonly barbs: readonly Barb[];
}

interface Barb {
  /** Where on the blade it grows, 0 … 1. */
  readonly at: number;
  /** To the blade's left (1) or right (-1). */
  readonly side: 1 | -1;
  readonly length: number;
}

type BladeSet = readonly Blade[];

/** The gap between neighbouring blades, in pixels. */
const gapPx = 8;

/** Blades that rise on both sides like a lyre. */
const lyre: BladeSet = [
  blade(
    0.2,
    [
      [-0.02, 1.42],
      [-0.52, 1.12],
      [-0.98, 0.62],
      [-1.06, 0.02],
      [-0.8, -0.62],
      [-0.98, -1.22],
    ],
    [0.34, 1, 1.7],
    [0.58, 1, 1.5],
    [0.72, -1, 1.1],
  ),
  blade(
    0.15,
    [
      [-0.22, 1.62],
      [-0.8, 1.24],
      [-1.3, 0.62],
      [-1.4, -0.05],
      [-1.62, -0.55],
    ],
    [0.45, 1, 1.5],
    [0.68, 1, 1.3],
  ),
  blade(
    0.15,
    [
      [-0.1, -1.08],
      [-0.42, -1.18],
      [-0.66, -1.02],
      [-0.72, -0.76],
    ],
    [0.4, 1, 1.5],
  ),
  blade(0.1, [
    [-0.03, 1.06],
    [-0.2, 1.16],
    [-0.34, 1.08],
    [-0.62, 0.82],
  ]),
  blade(
    0.11,
    [
      [-0.02, 1.95],
      [-0.05, 1.65],
      [-0.26, 1.42],
      [-0.62, 1.4],
      [-0.9, 1.5],
    ],
    [0.5, -1, 1.2],
  ),
];

/** Blades that close above like horns. */
const horns: BladeSet = [
  blade(
    0.21,
    [
      [-0.05, 1.15],
      [-0.6, 1.1],
      [-1.08, 0.7],
      [-1.12, 0.1],
      [-1.42, -0.42],
    ],
    [0.36, 1, 1.6],
    [0.6, 1, 1.5],
  ),
  blade(
    0.18,
    [
      [-0.92, 0.42],
      [-1.02, -0.1],
      [-0.92, -0.62],
      [-0.58, -1.02],
      [-0.12, -1.3],
    ],
    [0.35, 1, 1.5],
    [0.62, 1, 1.6],
  ),
  blade(
    0.14,
    [
      [-0.42, -1.02],
      [-0.78, -1.14],
      [-1.12, -0.98],
      [-1.36, -1.2],
    ],
    [0.5, 1, 1.4],
  ),
  blade(
    0.15,
    [
      [-0.03, 1.9],
      [-0.12, 1.56],
      [-0.46, 1.34],
      [-0.94, 1.22],
      [-1.36, 0.92],
    ],
    [0.4, -1, 1.2],
    [0.65, 1, 1.3],
  ),
];

/** One side of a band that runs around an arm. */
const band: BladeSet = [
  blade(
    0.2,
    [
      [-0.86, 0.1],
      [-1.2, -0.42],
      [-1.62, -0.4],
      [-2.05, 0.02],
    ],
    [0.4, 1, 1.5],
    [0.68, -1, 1.2],
  ),
  blade(
    0.17,
    [
      [-0.82, 0.36],
      [-1.24, 0.62],
      [-1.66, 0.42],
      [-1.9, -0.1],
      [-2.2, -0.3],
    ],
    [0.42, -1, 1.5],
    [0.66, 1, 1.3],
  ),
  blade(
    0.12,
    [
      [-0.66, -0.72],
      [-1.1, -0.86],
      [-1.52, -0.74],
      [-1.86, -0.4],
    ],
    [0.5, 1, 1.3],
  ),
  blade(
    0.12,
    [
      [-0.62, 0.82],
      [-1.05, 1],
      [-1.5, 0.86],
      [-1.92, 0.5],
    ],
    [0.5, -1, 1.3],
  ),
];

/** A single sweep that holds the hero from one side. */
const sweep: BladeSet = [
  blade(
    0.3,
    [
      [0.72, 1.2],
      [0.02, 1.36],
      [-0.76, 1.02],
      [-1.14, 0.3],
      [-1.02, -0.5],
      [-0.5, -1.12],
      [0.2, -1.36],
    ],
    [0.3, 1, 1.3],
    [0.52, 1, 1.4],
    [0.72, 1, 1.2],
  ),
  blade(
    0.18,
    [
      [0.3, 1.62],
      [-0.44, 1.58],
      [-1.1, 1.16],
      [-1.52, 0.44],
      [-1.5, -0.34],
      [-1.82, -0.86],
    ],
    [0.4, 1, 1.5],
    [0.66, 1, 1.5],
  ),
  blade(
    0.14,
    [
      [-1.34, -0.66],
      [-1.02, -1.16],
      [-0.5, -1.5],
      [0.1, -1.72],
      [0.72, -1.6],
    ],
    [0.4, 1, 1.4],
    [0.66, 1, 1.3],
  ),
];

/** One ray of a sun of blades. */
const ray: BladeSet = [
  blade(
    0.2,
    [
      [-0.3, -1.02],
      [-0.22, -1.32],
      [0.02, -1.5],
      [0.4, -1.56],
    ],
    [0.42, 1, 1.2],
  ),
];

function blade(
  width: number,
  knots: readonly Point[],
  ...barbs: readonly (readonly [number, 1 | -1, number])[]
): Blade {
  return { width, knots, barbs: barbs.map(([at, side, length]) => ({ at, side, length })) };
}

export function lyreBlades(stage: Stage): void {
  setMirrored(stage, lyre);
}

export function hornBlades(stage: Stage): void {
  setMirrored(stage, horns);
}

export function bandBlades(stage: Stage): void {
  setMirrored(stage, band);
}

export function sweepBlades(stage: Stage): void {
  setBlades(stage, sweep, { isFlipped: stage.kit.isMirrored });
}

export function sunBlades(stage: Stage): void {
  const count = 14;
  for (let i = 0; i < count; i++) setBlades(stage, ray, { angleRad: (i / count) * fullTurn });
}

function setMirrored(stage: Stage, set: BladeSet): void {
  for (const isFlipped of [false, true]) setBlades(stage, set, { isFlipped });
}

/** The sets are drawn about a hero that fills a circle of radius 0.88: none of them may be wider or taller. */
function setBlades(stage: Stage, set: BladeSet, turn: Placing): void {
  const bounds = stage.heroBounds;
  const scale = Math.max(widthOf(bounds) * 0.55, heightOf(bounds) * 0.48);
  for (const one of set) {
    stage.ornament((pen) => drawBlade(pen, one), { ...turn, at: centerOf(bounds), scale }, depth.backdrop, {
      contour: 0,
      gapPx,
      isInverted: false,
    });
  }
}

/** Convex outside, hollow inside, needle tips. */
function drawBlade(pen: Pen, { knots, width, barbs }: Blade): void {
  const line = spline(knots, 18);
  const profile = (t: number) => width * Math.sin(Math.PI * t ** 0.62) ** 0.85;
  pen.cell(outlineOf(ribbon(line, (t) => [profile(t) * 0.72, profile(t) * 0.28])), { black: 'always' });
  for (const barb of barbs) pen.cell(barbOutline(line, width, barb), { black: 'always', isOverlay: true });
}

function barbOutline(line: Polyline, width: number, { at, side, length }: Barb): Point[] {
  const i = Math.round(at * (line.length - 1));
  const [x, y] = pointAt(line, i);
  const [nx, ny] = normalAt(line, i, 2);
  /** A place beside the blade: `out` to the barb's side and `along` the blade, in widths. */
  const place = (out: number, along: number): Point => [
    x + width * (nx * side * out + ny * along),
    y + width * (ny * side * out - nx * along),
  ];
  const tip = place(length, length * 0.75);
  return [
    ...bezier(place(0, -0.55), place(0.7, -0.55), place(length, length * 0.75 - 0.5), tip, 14),
    ...bezier(tip, place(length - 0.2, length * 0.75 - 0.25), place(0.25, 0.55), place(0, 0.55), 14),
  ];
}
