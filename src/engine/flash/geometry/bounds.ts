import type { Point, Polyline } from './point.ts';
import type { Transform } from './transform.ts';
import { mapPoint } from './transform.ts';

/** An upright rectangle; empty when right < left. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const emptyBounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function isEmpty(bounds: Bounds): boolean {
  return bounds.right < bounds.left || bounds.bottom < bounds.top;
}

export function widthOf(bounds: Bounds): number {
  return Math.max(0, bounds.right - bounds.left);
}

export function heightOf(bounds: Bounds): number {
  return Math.max(0, bounds.bottom - bounds.top);
}

export function centerOf(bounds: Bounds): Point {
  return [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
}

export function boundsOfPoints(points: Polyline): Bounds {
  let { left, top, right, bottom } = emptyBounds;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export function union(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function unionAll(all: Iterable<Bounds>): Bounds {
  let result = emptyBounds;
  for (const bounds of all) result = union(result, bounds);
  return result;
}

export function intersection(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function grown(bounds: Bounds, margin: number): Bounds {
  return {
    left: bounds.left - margin,
    top: bounds.top - margin,
    right: bounds.right + margin,
    bottom: bounds.bottom + margin,
  };
}

/** The bounds of the mapped rectangle's four corners. */
export function mapBounds(transform: Transform, bounds: Bounds): Bounds {
  if (isEmpty(bounds)) return emptyBounds;
  const { left, top, right, bottom } = bounds;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return boundsOfPoints(corners.map((corner) => mapPoint(transform, corner)));
}
