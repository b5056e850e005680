import { spline } from '../geometry/curve.ts';
import { clamp, lerp } from '../geometry/interval.ts';
import type { Point, Polyline } from '../geometry/point.ts';
import { between, directionRad, lengthOf, pointAt } from '../geometry/point.ts';
import type { Ribbon } from '../geometry/ribbon.ts';
import { normalAt, onRibbon, ribbon, tangentAt } from '../geometry/ribbon.ts';
import { circle } from '../geometry/shape.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import { drawFin } from './parts/fin.ts';

/** From the nose to the root of the tail. */
const spineKnots: readonly Point[] = [
  [-0.15, -0.78],
  [0.22, -0.42],
  [0.22, 0.02],
  [-0.12, 0.36],
  [-0.08, 0.62],
];
const halfWidth = 0.215;
/** Where the red patches lie along the back, as shares of the length. */
const patches: readonly [number, number][] = [
  [0, 0.14],
  [0.2, 0.44],
  [0.52, 0.72],
  [0.8, 0.93],
];
const scaleRows = 19;

/** A koi from above, leaping upwards. */
export const koi: Motif = {
  name: 'koi',
  tinted: ['petal'],
  grouping: 'circling',
  draw(easel) {
    easel.layer((pen) => {
      const body = ribbon(spline(spineKnots, 26), bodyWidth);
      drawRearFins(pen, body);
      drawBody(pen, body);
      drawScales(pen, body);
      drawHead(pen, body);
      drawNearFin(pen, body);
    });
  },
};

function bodyWidth(share: number): number {
  const swell =
    share < 0.2
      ? 0.55 + 0.45 * Math.sin((share / 0.2) * (Math.PI / 2))
      : 0.86 * Math.cos(((share - 0.2) / 0.8) * (Math.PI / 2)) ** 0.9 + 0.14;
  return halfWidth * swell;
}

function indexAt({ spine }: Ribbon, share: number): number {
  return Math.round(clamp(share) * (spine.length - 1));
}

/** A direction at `share` of the body: `out` to its left side and `back` towards its tail, mixed. */
function sweep(body: Ribbon, share: number, out: number, back: number): number {
  const i = indexAt(body, share);
  const [nx, ny] = normalAt(body.spine, i, 2);
  const [tx, ty] = tangentAt(body.spine, i, 2);
  return Math.atan2(ny * out + ty * back, nx * out + tx * back);
}

function drawRearFins(pen: Pen, body: Ribbon): void {
  const at = (share: number, across: number) => onRibbon(body, share, across);
  const end = body.spine.length - 1;
  const tail = directionRad(pointAt(body.spine, end - 4), pointAt(body.spine, end));
  const lobe = { length: halfWidth * 2.3, spread: 0.7 };
  drawFin(pen, { ...lobe, root: [at(0.97, -1), at(0.97, 0)], directionRad: tail - 0.55 });
  drawFin(pen, { ...lobe, root: [at(0.97, 0), at(0.97, 1)], directionRad: tail + 0.55 });
  drawFin(pen, {
    root: [at(0.22, -0.8), at(0.33, -0.9)],
    directionRad: sweep(body, 0.26, -1, 0.9),
    length: halfWidth * 1.5,
    spread: 1.1,
  });
  drawFin(pen, {
    root: [at(0.6, -0.8), at(0.68, -0.8)],
    directionRad: sweep(body, 0.62, -1, 1.2),
    length: halfWidth * 0.9,
    spread: 0.8,
  });
  drawDorsalFin(pen, body);
}

function drawDorsalFin(pen: Pen, body: Ribbon): void {
  const rays = 8;
  const tips = Array.from({ length: rays + 1 }, (_, ray): Point => {
    const share = 0.3 + (0.4 * ray) / rays;
    const i = indexAt(body, share);
    const [nx, ny] = normalAt(body.spine, i, 2);
    const [tx, ty] = tangentAt(body.spine, i, 2);
    const height = halfWidth * (0.85 - (0.5 * ray) / rays);
    const [x, y] = onRibbon(body, share, 1);
    return [x + nx * height + tx * height * 0.55, y + ny * height + ty * height * 0.55];
  });
  const outline = [onRibbon(body, 0.3, 0.75), ...spline(tips, 4), onRibbon(body, 0.66, 0.7)];
  pen.cell(outline, { pigment: 'petal', tone: 0.35, line: pen.weight.inner });
  for (let ray = 1; ray < rays; ray++) {
    const root = onRibbon(body, 0.3 + (0.38 * ray) / rays, 0.8);
    pen.stroke([root, pointAt(tips, ray)], pen.weight.detail * 0.9, { taper: 0.4, tapering: 'end' });
  }
}

function drawBody(pen: Pen, body: Ribbon): void {
  const { left, right } = body;
  pen.cell([...left.toReversed(), nose(body, 1.2), ...right], { pigment: 'bone', tone: 0.05 });
  for (const [start, end] of patches) {
    const edge: Point[] = [];
    const inside: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const share = lerp(start, end, i / 16);
      const bulge = Math.sqrt(Math.max(0, 1 - (i / 8 - 1) ** 2)) * (0.8 + 0.3 * Math.sin(i * 1.3));
      edge.push(onRibbon(body, share, 0.98));
      inside.push(onRibbon(body, share, 0.98 - 1.25 * bulge));
    }
    pen.cell([...edge, ...inside.toReversed()], {
      pigment: 'petal',
      tone: pen.isColored ? 0.05 : 0.55,
      isOverlay: true,
    });
  }
}

/** A point in front of the mouth. */
function nose({ spine }: Ribbon, reach: number): Point {
  const [front, behind] = [pointAt(spine, 0), pointAt(spine, 3)];
  return [front[0] + (front[0] - behind[0]) * reach, front[1] + (front[1] - behind[1]) * reach];
}

/** Rows of scales from the tail to the head: each covers the root of the one behind. */
function drawScales(pen: Pen, body: Ribbon): void {
  for (let row = scaleRows - 1; row >= 0; row--) {
    const share = 0.2 + (0.72 * row) / scaleRows;
    const isOdd = row % 2 === 1;
    const columns = isOdd ? 7 : 6;
    const reach = isOdd ? 0.86 : 0.72;
    for (let column = 0; column < columns; column++) {
      drawScale(pen, body, share, lerp(-reach, reach, column / (columns - 1)));
    }
  }
  for (const side of [body.left, body.right]) pen.stroke(side, pen.weight.contour * 0.8);
}

function drawScale(pen: Pen, body: Ribbon, share: number, across: number): void {
  const length = 0.052 * (1 - 0.3 * share);
  const arc = Array.from({ length: 11 }, (_, k): Point => {
    const v = (k / 10) * 2 - 1;
    return onRibbon(body, share + length * Math.sqrt(1 - v * v), across + 0.16 * v);
  });
  const [x, y] = onRibbon(body, share, across);
  const depth = halfWidth * 0.3;
  pen.cell(arc, {
    tone: (px, py) => clamp(0.1 - 0.35 * across + 0.6 * clamp(1 - lengthOf(px - x, py - y) / depth)),
    isOverlay: true,
  });
  pen.stroke(arc, pen.weight.detail);
}

function drawHead(pen: Pen, body: Ribbon): void {
  const { contour, inner } = pen.weight;
  const at = (share: number, across: number) => onRibbon(body, share, across);
  pen.stroke(spline([at(0.17, 1), at(0.215, 0.5), at(0.23, 0), at(0.215, -0.5), at(0.17, -1)], 8), inner);
  pen.stroke(spline([pointAt(body.left, 0), nose(body, 1.4), pointAt(body.right, 0)], 10), contour * 0.8);
  for (const side of [-1, 1]) {
    const eye = at(0.085, side * 0.62);
    pen.cell(circle(eye, halfWidth * 0.11, 20), { pigment: 'gold', tone: 0, line: inner });
    pen.dot(eye, inner * 0.9);
    pen.stroke(whisker(body, side), inner * 0.8, { taper: 0.4, tapering: 'end' });
  }
}

function whisker(body: Ribbon, side: number): Polyline {
  const [nx, ny] = normalAt(body.spine, 0, 2);
  const tip = nose(body, 1.5);
  const knots = [0, 0.3, 0.75].map((out, i): Point => {
    const base =
      i === 0 ? onRibbon(body, 0, side * 0.5) : between(onRibbon(body, 0, side * 0.5), tip, 0.6 + i * 0.2);
    return [base[0] + nx * side * halfWidth * out, base[1] + ny * side * halfWidth * out];
  });
  return spline(knots, 8);
}

function drawNearFin(pen: Pen, body: Ribbon): void {
  drawFin(pen, {
    root: [onRibbon(body, 0.2, 0.85), onRibbon(body, 0.29, 0.95)],
    directionRad: sweep(body, 0.26, 1, 1),
    length: halfWidth * 1.35,
    spread: 1,
  });
}
