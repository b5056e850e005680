import type { Point, Polygon } from './point.ts';
import { fullTurn, polar } from './point.ts';

export function circle(center: Point, radius: number, corners = 64): Point[] {
  return Array.from({ length: corners }, (_, i) => polar((i / corners) * fullTurn, radius, center));
}

export function ellipse(center: Point, radiusX: number, radiusY: number, corners = 48): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * fullTurn;
    return [center[0] + Math.cos(angle) * radiusX, center[1] + Math.sin(angle) * radiusY];
  });
}

/** From its upper left corner, clockwise. */
export function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Points along a circle from one angle to the other, both included. */
export function arc(center: Point, radius: number, fromRad: number, toRad: number, stepCount = 32): Point[] {
  return Array.from({ length: stepCount + 1 }, (_, i) =>
    polar(fromRad + ((toRad - fromRad) * i) / stepCount, radius, center),
  );
}

/** A polygon with equal sides, its first corner at the top unless turned by `angleRad`. */
export function regularPolygon(center: Point, radius: number, corners: number, angleRad = 0): Point[] {
  const start = angleRad - Math.PI / 2;
  return Array.from({ length: corners }, (_, i) => polar(start + (i / corners) * fullTurn, radius, center));
}

/** A star; `depth` is the radius of the inner corners as a share of `radius`. */
export function starPolygon(center: Point, radius: number, points: number, depth: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(-Math.PI / 2 + (i * Math.PI) / points, i % 2 === 1 ? radius * depth : radius, center),
  );
}

/** A closed outline from its left or right half: the half is mirrored at x = 0 and appended backwards. */
export function mirrored(half: Polygon): Point[] {
  const other = half.filter(([x]) => Math.abs(x) > 1e-6).map(([x, y]): Point => [-x, y]);
  return [...half, ...other.reverse()];
}

/**
 * A petal along the x axis from 0 to 1: `profile` gives the half width at each x, from base (0) to tip (1).
 * The outline goes out along negative y and comes back along positive y.
 */
export function petal(profile: (x: number) => number, stepCount = 14): Point[] {
  const xs = Array.from({ length: stepCount + 1 }, (_, i) => i / stepCount);
  const out = xs.map((x): Point => [x, -profile(x)]);
  const back = xs.map((x): Point => [x, profile(x)]).reverse();
  return [...out, ...back];
}
