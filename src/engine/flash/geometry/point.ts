/** A place in the plane; x grows to the right, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Points joined in order, the last one not joined to the first. */
export type Polyline = readonly Point[];

/** The corners of an area; the last corner is joined to the first. */
export type Polygon = readonly Point[];

export const fullTurn = 2 * Math.PI;

export function polar(angleRad: number, radius: number, center: Point = [0, 0]): Point {
  return [center[0] + Math.cos(angleRad) * radius, center[1] + Math.sin(angleRad) * radius];
}

/** The length of a vector. Unlike Math.hypot, whose rounding engines may choose, a root is the same everywhere. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function distance(a: Point, b: Point): number {
  return lengthOf(b[0] - a[0], b[1] - a[1]);
}

export function directionRad(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The polyline that draws a polygon's outline: its first corner is repeated at the end. */
export function closed(polygon: Polygon): Polyline {
  const first = polygon[0];
  return first ? [...polygon, first] : polygon;
}

/** The element at `index`, held inside the list; the list must not be empty. */
export function pointAt(points: Polyline, index: number): Point {
  const held = Math.max(0, Math.min(points.length - 1, index));
  const point = points[held];
  if (!point) throw new RangeError('an empty polyline has no points');
  return point;
}
