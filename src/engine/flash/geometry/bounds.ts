import type { Point, Polyline } from './point.ts';
import type { Transform } from './transform.ts';
import { identity, mapX, mapY } from './transform.ts';

/** An upright rectangle; empty when right < left. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const emptyBounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function widthOf(bounds: Bounds): number {
  return Math.max(0, bounds.right - bounds.left);
}

export function heightOf(bounds: Bounds): number {
  return Math.max(0, bounds.bottom - bounds.top);
}

export function centerOf(bounds: Bounds): Point {
  return [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
}

/** The bounds of the points, mapped by `place`. */
export function boundsOfPoints(points: Polyline, place: Transform = identity): Bounds {
  let { left, top, right, bottom } = emptyBounds;
  for (const point of points) {
    const x = mapX(place, point);
    const y = mapY(place, point);
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
