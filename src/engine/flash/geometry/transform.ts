import type { Point, Polyline } from './point.ts';

/** An affine map of the plane, with the letters of SVG's matrix(): x' = ax + cy + e, y' = bx + dy + f. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Placing {
  at?: Point;
  scale?: number;
  angleRad?: number;
  /** Draws out across and down, before turning. */
  stretch?: Point;
  /** Mirrors left and right before turning. */
  isFlipped?: boolean;
}

export const identity: Transform = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Mirror, scale, stretch and turn about the origin, then move the origin to `at`. */
export function placing({
  at = [0, 0],
  scale = 1,
  angleRad = 0,
  stretch: [across, down] = [1, 1],
  isFlipped = false,
}: Placing): Transform {
  const cos = Math.cos(angleRad) * scale;
  const sin = Math.sin(angleRad) * scale;
  const mirror = isFlipped ? -1 : 1;
  return {
    a: cos * mirror * across,
    b: sin * mirror * across,
    c: -sin * down,
    d: cos * down,
    e: at[0],
    f: at[1],
  };
}

/** The map that applies `inner` first and `outer` to its result. */
export function compose(outer: Transform, inner: Transform): Transform {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** @throws RangeError when the map squeezes the plane onto a line */
export function invert(t: Transform): Transform {
  const determinant = t.a * t.d - t.b * t.c;
  if (determinant === 0) throw new RangeError('a flat transform has no inverse');
  return {
    a: t.d / determinant,
    b: -t.b / determinant,
    c: -t.c / determinant,
    d: t.a / determinant,
    e: (t.c * t.f - t.d * t.e) / determinant,
    f: (t.b * t.e - t.a * t.f) / determinant,
  };
}

export function mapX(t: Transform, point: Point): number {
  return t.a * point[0] + t.c * point[1] + t.e;
}

export function mapY(t: Transform, point: Point): number {
  return t.b * point[0] + t.d * point[1] + t.f;
}

export function mapPoint(t: Transform, point: Point): Point {
  return [mapX(t, point), mapY(t, point)];
}

export function mapPoints(t: Transform, points: Polyline): Point[] {
  return points.map((point) => mapPoint(t, point));
}

/** How much the map enlarges lengths (the geometric mean of its two directions). */
export function scaleOf(t: Transform): number {
  return Math.sqrt(Math.abs(t.a * t.d - t.b * t.c));
}
