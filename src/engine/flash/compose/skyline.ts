import { boundsOfPoints, unionAll, widthOf } from '../geometry/bounds.ts';
import { clamp } from '../geometry/interval.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import { pointAt } from '../geometry/point.ts';
import { compose, mapPoints } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import { boundsOfLayers } from '../paint/layer.ts';

const columns = 64;

/** Where something of the given width can sit on top of the layers. */
export interface Seat {
  readonly at: Point;
  readonly width: number;
}

/** The best seat for a crown: a high, level stretch of the layers' upper outline, rather in its middle. */
export function seatOn(layers: readonly Layer[], widthShare: number): Seat {
  const polygons = layers.flatMap(outlinesOf);
  if (polygons.length === 0) return seatOnLines(layers, widthShare);
  const bounds = unionAll(polygons.map((polygon) => boundsOfPoints(polygon)));
  const top = skyline(polygons, bounds.left, widthOf(bounds));
  const span = Math.max(3, Math.round(columns * widthShare));
  const column = widthOf(bounds) / columns;
  if (isEven(top, widthOf(bounds))) {
    const middle = top.slice(Math.floor((columns - span) / 2), Math.ceil((columns + span) / 2));
    return { at: [(bounds.left + bounds.right) / 2, lowestOf(middle)], width: span * column };
  }
  let best = { start: 0, cost: Infinity, level: bounds.top };
  for (let start = 0; start + span <= columns; start++) {
    const stretch = top.slice(start, start + span);
    const level = stretch.reduce((sum, y) => sum + y, 0) / span;
    const unevenness = Math.max(...stretch) - Math.min(...stretch);
    const offCentre = Math.abs(start + span / 2 - columns / 2) / columns;
    const cost = level + unevenness * 0.35 + offCentre * widthOf(bounds) * 0.25;
    if (cost < best.cost) best = { start, cost, level };
  }
  return { at: [bounds.left + (best.start + span / 2) * column, best.level], width: span * column };
}

/** Of what is drawn in lines alone no more is known than how high they reach. */
function seatOnLines(layers: readonly Layer[], widthShare: number): Seat {
  const bounds = boundsOfLayers(layers);
  return { at: [(bounds.left + bounds.right) / 2, bounds.top], width: widthOf(bounds) * widthShare };
}

/** Whether the right is as the left: a head seen from the front, whose ears stand on both sides of its crown. */
function isEven(top: readonly number[], width: number): boolean {
  const offset = top.reduce((sum, y, i) => sum + Math.abs(y - (top[columns - 1 - i] ?? y)), 0) / columns;
  return offset < 0.03 * width;
}

/** The level of the lower part of a stretch: hair and ears beside a crown are higher. */
function lowestOf(stretch: readonly number[]): number {
  return stretch.toSorted((a, b) => b - a)[Math.floor(stretch.length * 0.25)] ?? 0;
}

/** The highest point of the outlines in each of the columns. */
function skyline(polygons: readonly Polygon[], left: number, width: number): number[] {
  const lowest = unionAll(polygons.map((polygon) => boundsOfPoints(polygon))).bottom;
  const top = new Array<number>(columns).fill(lowest);
  for (const polygon of polygons) {
    polygon.forEach((from, i) => {
      const to = pointAt(polygon, (i + 1) % polygon.length);
      const pieces = 1 + Math.ceil((Math.abs(to[0] - from[0]) / width) * columns * 2);
      for (let piece = 0; piece <= pieces; piece++) {
        const x = from[0] + ((to[0] - from[0]) * piece) / pieces;
        const y = from[1] + ((to[1] - from[1]) * piece) / pieces;
        const column = Math.floor(clamp((x - left) / width, 0, 0.999) * columns);
        top[column] = Math.min(top[column] ?? y, y);
      }
    });
  }
  return top;
}

/** The outlines of all that is filled on a layer. */
export function outlinesOf(layer: Layer): Polygon[] {
  if (layer.kind !== 'drawn') return layer.outlines.map((outline) => mapPoints(layer.place, outline));
  return layer.marks.flatMap((mark) =>
    mark.kind === 'fill'
      ? mark.polygons.map((polygon) => mapPoints(compose(layer.place, mark.place), polygon))
      : [],
  );
}
