import type { Point, Polygon, Polyline } from './point.ts';
import { between, pointAt } from './point.ts';

/** The part of a polygon that lies within a convex one, whose corners run clockwise on screen. */
export function clipped(polygon: Polygon, frame: Polygon): Point[] {
  let rest: Point[] = [...polygon];
  for (const [i, from] of frame.entries()) {
    const to = pointAt(frame, (i + 1) % frame.length);
    const inside: Point[] = [];
    for (const [k, point] of rest.entries()) {
      const next = pointAt(rest, (k + 1) % rest.length);
      const [here, there] = [depth(point, from, to), depth(next, from, to)];
      if (here >= 0) inside.push(point);
      if (here >= 0 !== there >= 0) inside.push(between(point, next, here / (here - there)));
    }
    rest = inside;
  }
  return rest;
}

/** The pieces of a line that lie within a convex polygon, cut between its points. */
export function clippedLine(line: Polyline, frame: Polygon): Point[][] {
  const isInside = (point: Point) =>
    frame.every((from, i) => depth(point, from, pointAt(frame, (i + 1) % frame.length)) >= 0);
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const point of line) {
    if (isInside(point)) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 1);
}

/** How far a point lies inside of the edge between two corners, times the edge's length. */
function depth([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
}
