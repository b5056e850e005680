import { spline } from '../../../geometry/curve.ts';
import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, lengthOf, pointAt } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { normalAt, onRibbon, ribbon, tangentAt } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFin } from '../../parts/crawlers-and-swimmers/fin.ts';

/** From the gills to the root of the tail. */
const spineKnots: readonly Point[] = [
  [-0.24, -0.64],
  [0.1, -0.6],
  [0.34, -0.34],
  [0.34, 0.02],
  [0.08, 0.28],
  [-0.16, 0.5],
  [-0.14, 0.72],
];
const halfWidth = 0.215;
/** Where the red patches lie along the back, as shares of the length. */
const patches: readonly [number, number][] = [
  [0.08, 0.36],
  [0.44, 0.66],
  [0.76, 0.93],
];
const scaleRows = 21;

/** A koi from the side, leaping upwards. */
export const koi: Motif = {
  name: 'koi',
  tinted: ['petal'],
  mouth: [0.5, -0.64],
  grouping: 'circling',
  draw(canvas) {
    // To the right, so that two that chase each other bend towards each other.
    canvas.layer(
      (pen) => {
        const body = ribbon(spline(spineKnots, 20), bodyWidth);
        drawRearFins(pen, body);
        drawBody(pen, body);
        drawScales(pen, body);
        const [x, y] = tangentAt(body.spine, 0, 2);
        drawHead(pen.at({ at: pointAt(body.spine, 0), scale: halfWidth, angleRad: Math.atan2(y, x) }));
        drawNearFin(pen, body);
      },
      { at: { isFlipped: true } },
    );
  },
};

function bodyWidth(share: number): number {
  return (
    halfWidth * (1 + 0.1 * Math.sin(Math.min(1, share * 2.6) * Math.PI) - 0.72 * smoothstep(0.2, 1, share))
  );
}

function indexAt({ spine }: Ribbon, share: number): number {
  return Math.round(clamp(share) * (spine.length - 1));
}

/** A direction at `share` of the body: `out` to its belly and `back` towards its tail, mixed. */
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
  const lobe = { length: halfWidth * 3.1, spread: 0.75 };
  drawFin(pen, { ...lobe, root: [at(0.97, -1), at(0.97, 0)], directionRad: tail - 0.4, swayRad: -0.7 });
  drawFin(pen, { ...lobe, root: [at(0.97, 0), at(0.97, 1)], directionRad: tail + 0.4, swayRad: 0.6 });
  drawFin(pen, {
    root: [at(0.04, 0.8), at(0.14, 0.9)],
    directionRad: sweep(body, 0.1, 1, 0.5),
    length: halfWidth * 1.7,
    spread: -0.9,
    swayRad: -0.3,
  });
  drawFin(pen, {
    root: [at(0.44, 0.8), at(0.54, 0.8)],
    directionRad: sweep(body, 0.48, 1, 0.6),
    length: halfWidth * 1.3,
    spread: -0.8,
    swayRad: -0.3,
  });
  drawFin(pen, {
    root: [at(0.76, 0.8), at(0.84, 0.8)],
    directionRad: sweep(body, 0.8, 1, 0.9),
    length: halfWidth * 1.1,
    spread: -0.7,
    swayRad: -0.3,
  });
  drawDorsalFin(pen, body);
}

/** Along the back, its first ray a spine. */
function drawDorsalFin(pen: Pen, body: Ribbon): void {
  const rays = 11;
  const tips = steps(rays).flatMap((t): Point[] => {
    const share = 0.14 + 0.48 * t;
    const i = indexAt(body, share);
    const [nx, ny] = normalAt(body.spine, i, 2);
    const [tx, ty] = tangentAt(body.spine, i, 2);
    const [x, y] = onRibbon(body, share, -1);
    return [0.95, 0.72].map((reach, k): Point => {
      const height = halfWidth * reach * (1 - 0.55 * t);
      const back = height * (0.5 + 0.5 * k);
      return [x - nx * height + tx * back, y - ny * height + ty * back];
    });
  });
  const root = steps(12, 0.6, 0.14).map((share) => onRibbon(body, share, -0.8));
  pen.fill([...tips, ...root], { pigment: 'petal', tone: 0.35, line: pen.weight.inner });
  for (let ray = 1; ray < rays; ray++) {
    const foot = onRibbon(body, 0.14 + (0.46 * ray) / rays, -0.9);
    pen.stroke([foot, pointAt(tips, ray * 2)], pen.weight.detail * 0.9, { taper: 0.4, tapering: 'end' });
  }
}

function drawBody(pen: Pen, body: Ribbon): void {
  const { left, right } = body;
  pen.fill([...left.toReversed(), ...right], { pigment: 'bone', tone: 0.05 });
  for (const [start, end] of patches) {
    const edge: Point[] = [];
    const inside: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const share = lerp(start, end, i / 16);
      const bulge = Math.sqrt(Math.max(0, 1 - (i / 8 - 1) ** 2)) * (0.8 + 0.3 * Math.sin(i * 1.3));
      edge.push(onRibbon(body, share, -0.98));
      inside.push(onRibbon(body, share, 1.25 * bulge - 0.98));
    }
    pen.fill([...edge, ...inside.toReversed()], {
      pigment: 'petal',
      tone: pen.isColored ? 0.05 : 0.55,
      isOverlay: true,
    });
  }
}

/** Rows of scales from the tail to the head: each covers the root of the one behind. */
function drawScales(pen: Pen, body: Ribbon): void {
  for (let row = scaleRows - 1; row >= 0; row--) {
    const share = 0.03 + (0.98 * row) / scaleRows;
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
  pen.fill(arc, {
    tone: (px, py) => clamp(0.1 - 0.35 * across + 0.6 * clamp(1 - lengthOf(px - x, py - y) / depth)),
    isOverlay: true,
  });
  pen.stroke(arc, pen.weight.detail);
}

/** Looking to the left from its gills at 0; the body is 2 high there. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const barbel of [
    '-1.5 0.5, -1.7 0.9, -1.5 1.2, -1.8 1.5',
    '-1.72 0.06, -2.1 0.1, -2.3 -0.16, -2.7 -0.1',
  ])
    pen.stroke(traced(barbel), inner * 1.1, { taper: 0.5, tapering: 'end' });
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.3, 1, y) + 0.5 * smoothstep(0, 0.4, x)),
    line: inner * 1.1,
  });
  pen.fill(cap, { pigment: 'petal', tone: pen.isColored ? 0.05 : 0.55, isOverlay: true });
  pen.fill(lips, { pigment: 'bone', tone: 0.35, line: inner * 0.9 });
  pen.stroke(traced('-1.98 0.2, -1.74 0.28, -1.42 0.26'), inner, { taper: 0.3, tapering: 'end' });
  pen.stroke(traced('-0.36 -0.6, -0.12 -0.1, -0.2 0.36, -0.5 0.74'), inner * 0.9, { taper: 0.4 });
  for (const ray of ['0.1 -0.3, 0.34 -0.34', '0.14 -0.04, 0.4 -0.06', '0.12 0.24, 0.36 0.28'])
    pen.stroke(traced(ray), detail, { taper: 0.5 });
  pen.fill(circle([-0.92, -0.2], 0.24, 26), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle([-0.95, -0.2], 0.12, 20), { black: 'always', tone: 0 });
  pen.stroke(traced('-1.24 -0.34, -0.92 -0.52, -0.62 -0.36'), inner, { taper: 0.4 });
  pen.stroke(traced('-1.5 -0.22, -1.42 -0.12'), inner * 0.9);
}

function drawNearFin(pen: Pen, body: Ribbon): void {
  drawFin(pen, {
    root: [onRibbon(body, 0.06, 0.3), onRibbon(body, 0.14, 0.6)],
    directionRad: sweep(body, 0.1, 1, 0.7),
    length: halfWidth * 1.9,
    spread: -0.9,
    swayRad: -0.5,
  });
}

const skull = outlined(
  '0.1 -1.02!, -0.5 -0.94, -1.1 -0.64, -1.5 -0.28, -1.82 -0.08, -1.9 0.16, -1.7 0.56, -1.3 0.78, -0.7 0.98, 0.1 1.02!, 0.4 0.6, 0.52 0, 0.4 -0.6',
);
const cap = outlined(
  '0.1 -1.02!, -0.5 -0.94, -1.1 -0.64, -1.3 -0.4, -0.9 -0.42, -0.5 -0.24, -0.1 -0.5, 0.4 -0.5!',
);
const lips = outlined(
  '-1.7 -0.14!, -1.98 -0.04, -2.06 0.14, -1.92 0.22, -2.0 0.36, -1.86 0.5, -1.6 0.46!, -1.5 0.26, -1.56 0.04',
);
