import type { Point, Polygon, Polyline } from './point.ts';
import { pointAt } from './point.ts';

/** The uniform Catmull-Rom blend of four neighbours: runs from `b` (t = 0) to `c` (t = 1). */
function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
}

function catmullRomSpan(a: Point, b: Point, c: Point, d: Point, stepCount: number): Point[] {
  return Array.from({ length: stepCount }, (_, step): Point => {
    const t = step / stepCount;
    return [catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)];
  });
}

/** A smooth line through all `knots`, with `stepCount` points between two knots. */
export function spline(knots: Polyline, stepCount = 10): Point[] {
  const curve: Point[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b] = [pointAt(knots, i - 1), pointAt(knots, i)];
    const [c, d] = [pointAt(knots, i + 1), pointAt(knots, i + 2)];
    curve.push(...catmullRomSpan(a, b, c, d, stepCount));
  }
  curve.push(pointAt(knots, knots.length - 1));
  return curve;
}

/** A smooth closed outline through all `knots`. */
export function blob(knots: Polygon, stepCount = 8): Point[] {
  const count = knots.length;
  const knot = (i: number) => pointAt(knots, (i + count) % count);
  return knots.flatMap((_, i) => catmullRomSpan(knot(i - 1), knot(i), knot(i + 1), knot(i + 2), stepCount));
}

/** A cubic Bézier curve as `stepCount + 1` points. */
export function bezier(start: Point, control1: Point, control2: Point, end: Point, stepCount = 20): Point[] {
  return Array.from({ length: stepCount + 1 }, (_, step): Point => {
    const t = step / stepCount;
    const s = 1 - t;
    const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [
      w0 * start[0] + w1 * control1[0] + w2 * control2[0] + w3 * end[0],
      w0 * start[1] + w1 * control1[1] + w2 * control2[1] + w3 * end[1],
    ];
  });
}

/** Curves joined end to start, without doubling the joints. */
export function joined(...curves: readonly Polyline[]): Point[] {
  return curves.flatMap((curve, i) => (i === 0 ? curve : curve.slice(1)));
}

/** An Archimedean spiral around `center` from (`startRad`, `outer`) inwards over `turns` turns. */
export function spiral(
  center: Point,
  startRad: number,
  outer: number,
  inner: number,
  turns: number,
  stepCount = 30,
): Point[] {
  return Array.from({ length: stepCount + 1 }, (_, step): Point => {
    const t = step / stepCount;
    const angle = startRad + t * turns * 2 * Math.PI;
    const radius = outer + (inner - outer) * t;
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius];
  });
}
