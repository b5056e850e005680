import { spline } from '../../geometry/curve.ts';
import { clamp, lerp } from '../../geometry/interval.ts';
import type { Point, Polyline } from '../../geometry/point.ts';
import { directionRad, pointAt } from '../../geometry/point.ts';
import { normalAt, tangentAt } from '../../geometry/ribbon.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Canvas } from '../../paint/canvas.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawDragonHead } from '../parts/dragons-and-snakes/dragon-head.ts';
import { drawSerpentBody } from '../parts/dragons-and-snakes/serpent.ts';

/** From the neck to the tail: one rears up in an S, one coils in a ring, one climbs upwards. */
const poses: readonly (readonly Point[])[] = [
  traced(
    '-0.14 -0.6, 0.3 -0.74, 0.72 -0.5, 0.56 -0.08, 0.02 0.06, -0.52 0.24, -0.6 0.64, -0.16 0.86, 0.36 0.72, 0.76 0.84, 1.02 0.52',
    1,
  ),
  traced(
    '-0.2 -0.22, 0.2 -0.46, 0.58 -0.3, 0.74 0.16, 0.5 0.66, 0 0.86, -0.56 0.72, -0.86 0.28, -0.84 -0.3, -0.56 -0.76, -0.02 -0.98, 0.5 -0.94, 0.86 -0.68, 1.1 -0.8',
    1,
  ),
  traced(
    '-0.36 -1.06, -0.04 -0.84, 0.36 -0.68, 0.5 -0.34, 0.16 -0.04, -0.3 0.14, -0.46 0.5, -0.14 0.78, 0.28 0.92, 0.36 1.26, 0.04 1.5',
    1,
  ),
];
const rising = 2;
const half = 0.15;
const legs: readonly (readonly { share: number; angleRad: number; isFront: boolean }[])[] = [
  [
    { share: 0.26, angleRad: 0.5, isFront: true },
    { share: 0.43, angleRad: 0.2, isFront: true },
    { share: 0.72, angleRad: -0.1, isFront: true },
  ],
  [
    { share: 0.26, angleRad: -0.5, isFront: true },
    { share: 0.5, angleRad: 0.4, isFront: true },
  ],
  [
    { share: 0.26, angleRad: 0.3, isFront: true },
    { share: 0.46, angleRad: 0.3, isFront: true },
    { share: 0.74, angleRad: -0.1, isFront: true },
  ],
];

/** A wingless dragon of the east; looks to the right. */
export const dragon: Motif = {
  name: 'dragon',
  tinted: ['leaf', 'leafLight'],
  poses: { rising: { draw: (canvas) => drawDragon(canvas, rising) } },
  draw: (canvas) => drawDragon(canvas, canvas.kit.variant % 2),
};

/** @param pose which of the ways it lies */
function drawDragon(canvas: Canvas, pose: number): void {
  const line = spline(poses[pose] ?? [], pose === 1 ? 14 : 18);
  drawBody(canvas, line);
  canvas.layer(
    (pen) => {
      for (const { share, angleRad } of legs[pose] ?? []) {
        const at = pointAt(line, Math.round(share * (line.length - 1)));
        drawLeg(pen.at({ at, scale: 0.46, angleRad }));
      }
    },
    { at: { isFlipped: true }, contour: 0.6 },
  );
  canvas.layer(
    (pen) => {
      const angleRad = pose === 1 ? Math.PI * 0.93 : directionRad(pointAt(line, 8), pointAt(line, 0));
      // Mirrored about its own axis, so that the jaw stays below.
      drawDragonHead(
        pen.at({ at: pointAt(line, 0), scale: 0.36, angleRad: angleRad - Math.PI, isFlipped: true }),
      );
    },
    { at: { isFlipped: true }, contour: 0.7 },
  );
}

function drawBody(canvas: Canvas, line: Polyline): void {
  canvas.layer(
    (pen) => {
      drawSpines(pen, line);
      drawTailFlame(pen, line);
      drawSerpentBody(pen, { line, halfWidth, back: 'leaf', belly: 'gold', sidePx: pen.weight.inner });
    },
    { at: { isFlipped: true }, contour: 0.8 },
  );
}

function halfWidth(share: number): number {
  const swell = 0.78 + 0.3 * Math.sin(Math.PI * clamp(share * 1.25));
  return half * swell * Math.min(1, ((1 - share) * 1.9) ** 0.8 + 0.06);
}

/** A comb of spines along the back, leaning to the tail. */
function drawSpines(pen: Pen, line: Polyline): void {
  const last = line.length - 1;
  const step = 5;
  for (let i = 6; i < last - 10; i += step) {
    const edge = (index: number, out: number): Point => {
      const [x, y] = pointAt(line, index);
      const [nx, ny] = normalAt(line, index, 2);
      const reach = halfWidth(index / last) * out;
      return [x - nx * reach, y - ny * reach];
    };
    const [tx, ty] = tangentAt(line, i + step, 2);
    const [x, y] = edge(i + step, 1.72);
    const lean = 0.05 * lerp(1, 0.5, i / last);
    const tip: Point = [x + tx * lean, y + ty * lean];
    pen.fill([edge(i, 0.8), edge(i + 2, 1.25), tip, edge(i + step + 1, 0.8)], {
      pigment: 'ember',
      tone: 0.4,
      line: pen.weight.inner * 0.8,
    });
  }
}

function drawTailFlame(pen: Pen, line: Polyline): void {
  const last = line.length - 1;
  const tip = pen.at({
    at: pointAt(line, last - 3),
    scale: 0.3,
    angleRad: directionRad(pointAt(line, last - 6), pointAt(line, last)),
  });
  tip.fill(
    outlined('-0.2 0!, 0.1 -0.3, 0.5 -0.34!, 0.4 -0.16, 1.1 -0.1!, 0.6 0.1, 0.8 0.4!, 0.3 0.24, 0.1 0.3!'),
    { pigment: 'ember', tone: (x) => clamp(0.7 - 0.7 * x), line: pen.weight.inner },
  );
}

/** A leg that hangs from the pen's origin and ends in four claws, to the left. */
function drawLeg(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const claw of claws) {
    pen.fill(outlined(claw), { pigment: 'bone', tone: 0.2, line: inner * 0.9 });
  }
  pen.fill(leg, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.15 + 0.8 * smooth(x + 0.1) + 0.15 * y),
    line: inner,
  });
  pen.stroke(traced('-0.16 0.16, -0.06 0.3, -0.14 0.44'), detail * 1.2, { taper: 0.5 });
  pen.stroke(traced('-0.3 0.72, -0.24 0.8, -0.26 0.9'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('-0.44 0.72, -0.4 0.8, -0.42 0.9'), detail * 1.2, { taper: 0.4 });
  pen.fill(outlined('0.1 0.34!, 0.34 0.3, 0.5 0.44!, 0.3 0.46, 0.42 0.62!, 0.22 0.54, 0.06 0.5!'), {
    pigment: 'ember',
    tone: 0.35,
    line: inner * 0.8,
  });
}

function smooth(value: number): number {
  return clamp(value * 3);
}

const leg = outlined(
  '-0.22 -0.14, 0.08 -0.2, 0.24 0.04, 0.2 0.34, 0.06 0.6, -0.04 0.86, -0.2 0.96, -0.44 0.94, -0.56 0.84, -0.5 0.72, -0.32 0.68, -0.2 0.62, -0.24 0.46, -0.3 0.14',
);
const claws = [
  '-0.5 0.72!, -0.72 0.74, -0.92 0.96!, -0.74 0.88, -0.52 0.86!',
  '-0.44 0.82!, -0.62 0.92, -0.72 1.16!, -0.54 1.02, -0.38 0.94!',
  '-0.3 0.88!, -0.4 1.02, -0.4 1.26!, -0.26 1.08, -0.18 0.92!',
  '-0.1 0.8!, 0.04 0.94, 0.22 0.98!, 0.1 0.82, -0.02 0.74!',
];
