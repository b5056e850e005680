import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';

/** A cell's place in its ring. */
export interface Wedge {
  /** The point at `share` of the way outwards and `across` from one side (-1) to the other (1). */
  at(share: number, across: number): Point;
  /** How far outwards a place of the mandala lies: 0 at the ring's inner edge, 1 at its outer. */
  shade(x: number, y: number): number;
  readonly thickness: number;
  readonly width: number;
  readonly pigment: Pigment;
  readonly isOdd: boolean;
}

interface RingTraits {
  /** Petals are set in two staggered rows. */
  readonly isPetal: boolean;
  readonly perFold: number;
}

export const ringKinds = {
  point: { isPetal: true, perFold: 1 },
  round: { isPetal: true, perFold: 1 },
  drop: { isPetal: true, perFold: 1 },
  arch: { isPetal: true, perFold: 1 },
  scallop: { isPetal: true, perFold: 1 },
  triangle: { isPetal: false, perFold: 2 },
  bead: { isPetal: false, perFold: 3 },
  lace: { isPetal: false, perFold: 2 },
} satisfies Record<string, RingTraits>;

export type RingKind = keyof typeof ringKinds;

/** Half widths of the petals at each share of their length. */
const profiles = {
  point: (u: number) => (u < 1 ? Math.sin(Math.PI * u ** 0.62) : 0) + (1 - u) * 0.5 * u ** 0.2,
  round: (u: number) => Math.sqrt(Math.max(0, 1 - u ** 4)),
  arch: (u: number) => Math.max(0, 1 - u ** 2.2) ** 0.8,
  drop: (u: number) => 0.76 * Math.sin(Math.PI * u ** 1.5),
};

const drawers: Record<RingKind, (pen: Pen, wedge: Wedge) => void> = {
  point: (pen, wedge) => drawPetal(pen, wedge, profiles.point),
  round: (pen, wedge) => drawPetal(pen, wedge, profiles.round),
  drop: (pen, wedge) => drawPetal(pen, wedge, profiles.drop),
  arch: (pen, wedge) => drawPetal(pen, wedge, profiles.arch),
  scallop: drawScallop,
  triangle: drawTriangle,
  bead: drawBead,
  lace: drawLace,
};

export function drawRingCell(pen: Pen, kind: RingKind, wedge: Wedge): void {
  drawers[kind](pen, wedge);
}

/** A petal with a smaller one inside it, a rib and a dot at its tip. */
function drawPetal(pen: Pen, wedge: Wedge, profile: (u: number) => number): void {
  const { inner, detail } = pen.weight;
  const half = (side: number) => steps(13).map((u) => wedge.at(u, side * 1.02 * profile(u)));
  pen.fill([...half(-1), ...half(1).toReversed()], {
    pigment: wedge.pigment,
    tone: (x, y) => clamp(0.95 - 1.2 * wedge.shade(x, y), 0, 0.9),
    line: inner,
  });
  const echo = (side: number) =>
    steps(13).map((u) => wedge.at(0.12 + 0.62 * u, side * 0.52 * Math.sin(Math.PI * u ** 0.8)));
  pen.fill([...echo(-1), ...echo(1).toReversed()], {
    pigment: wedge.pigment === 'gold' ? 'petal' : 'gold',
    tone: (x, y) => clamp(1.1 * wedge.shade(x, y) - 0.1, 0, 0.8),
    line: detail,
  });
  pen.stroke([wedge.at(0.16, 0), wedge.at(0.55, 0)], detail, { taper: 0.4 });
  pen.dot(wedge.at(0.86, 0), inner * 0.8);
}

function drawScallop(pen: Pen, wedge: Wedge): void {
  const bow = (height: number, width: number) =>
    steps(14, -1, 1).map((u) => wedge.at(height * Math.sqrt(Math.max(0, 1 - u * u)), u * width));
  pen.fill([...bow(1, 1), wedge.at(0, 1), wedge.at(0, -1)], {
    pigment: wedge.pigment,
    tone: (x, y) => clamp(0.8 - wedge.shade(x, y), 0, 0.8),
    line: pen.weight.inner * 0.9,
  });
  pen.stroke(bow(0.55, 0.55), pen.weight.detail);
  pen.dot(wedge.at(0.25, 0), pen.weight.detail * 1.6);
}

function drawTriangle(pen: Pen, wedge: Wedge): void {
  const corners = [wedge.at(0, -1), wedge.at(1, 0), wedge.at(0, 1)];
  pen.fill(corners, {
    pigment: wedge.pigment,
    ...(wedge.isOdd ? { tone: 0.1 } : { tone: 0.8, black: 'uncolored' as const }),
    line: pen.weight.detail * 1.2,
  });
}

function drawBead(pen: Pen, wedge: Wedge): void {
  const center = wedge.at(0.5, 0);
  const radius = Math.min(wedge.thickness * 0.42, wedge.width * 0.4);
  pen.fill(circle(center, radius, 20), {
    pigment: wedge.pigment,
    tone: ballShader(center, radius, 0.9),
    line: pen.weight.detail,
  });
}

function drawLace(pen: Pen, wedge: Wedge): void {
  const { detail } = pen.weight;
  pen.stroke([wedge.at(0, -1), wedge.at(0.5, 0), wedge.at(0, 1)], detail);
  pen.stroke([wedge.at(1, -1), wedge.at(0.5, 0), wedge.at(1, 1)], detail);
  pen.dot(wedge.at(0.82, 0), detail);
}
