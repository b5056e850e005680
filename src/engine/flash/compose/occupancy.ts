import type { Bounds } from '../geometry/bounds.ts';
import { grown, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import { lengthOf } from '../geometry/point.ts';
import { compose, mapPoints } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import { boundsOfLayers } from '../paint/layer.ts';
import { coverage } from '../raster/coverage.ts';

/** The grid's mesh, in units of the page. */
const mesh = 16;

/** A coarse map of what is drawn where, for putting small things beside it. */
export class Occupancy {
  readonly bounds: Bounds;
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(layers: readonly Layer[], margin: number) {
    this.bounds = grown(boundsOfLayers(layers), margin);
    this.#columns = Math.ceil(widthOf(this.bounds) / mesh) + 1;
    this.#rows = Math.ceil(heightOf(this.bounds) / mesh) + 1;
    this.#taken = new Uint8Array(this.#columns * this.#rows);
    for (const layer of layers) for (const shape of shapesOf(layer)) this.#mark(shape);
  }

  /** Whether nothing is within `radius` of the point. */
  isFree(point: Point, radius: number): boolean {
    return !this.#some(point, radius);
  }

  isNear(point: Point, distance: number): boolean {
    return this.#some(point, distance);
  }

  /** Takes the place of something that has been put down. */
  take([x, y]: Point, radius: number): void {
    this.#mark([
      [x - radius, y - radius],
      [x + radius, y - radius],
      [x + radius, y + radius],
      [x - radius, y + radius],
    ]);
  }

  #some([x, y]: Point, radius: number): boolean {
    const column = (x - this.bounds.left) / mesh;
    const row = (y - this.bounds.top) / mesh;
    const reach = radius / mesh;
    for (let r = Math.max(0, Math.floor(row - reach)); r <= row + reach && r < this.#rows; r++) {
      for (let c = Math.max(0, Math.floor(column - reach)); c <= column + reach && c < this.#columns; c++) {
        if (this.#taken[r * this.#columns + c] && lengthOf(c + 0.5 - column, r + 0.5 - row) <= reach + 0.5)
          return true;
      }
    }
    return false;
  }

  #mark(shape: Polygon): void {
    const { left, top } = this.bounds;
    const cells = shape.map(([x, y]): Point => [(x - left) / mesh, (y - top) / mesh]);
    const mask = coverage([cells], { left: 0, top: 0, width: this.#columns, height: this.#rows });
    mask.values.forEach((covered, i) => {
      if (covered === 0) return;
      const row = mask.top + Math.floor(i / mask.width);
      this.#taken[row * this.#columns + mask.left + (i % mask.width)] = 1;
    });
  }
}

/** The areas that a layer covers; lines count as slender areas. */
function shapesOf(layer: Layer): Polygon[] {
  if (layer.kind !== 'drawn') return layer.outlines.map((outline) => mapPoints(layer.place, outline));
  return layer.marks.flatMap((mark) => {
    if (mark.kind === 'fill') {
      return mark.polygons.map((polygon) => mapPoints(compose(layer.place, mark.place), polygon));
    }
    const line = mapPoints(layer.place, mark.points);
    return [[...line, ...line.map(([x, y]): Point => [x + mesh / 2, y + mesh / 2]).reverse()]];
  });
}
