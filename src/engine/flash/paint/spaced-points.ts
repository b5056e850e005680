import type { Point } from '../geometry/point.ts';
import { distance } from '../geometry/point.ts';

/** A set of points that keep a distance from each other; a grid of that mesh finds the neighbours. */
export class SpacedPoints {
  readonly list: Point[] = [];
  readonly #spacing: number;
  readonly #grid = new Map<number, Point[]>();

  constructor(spacing: number) {
    this.#spacing = spacing;
  }

  /** Adds the point unless another one is too near; tells whether it did. */
  add(point: Point): boolean {
    const column = Math.floor(point[0] / this.#spacing);
    const row = Math.floor(point[1] / this.#spacing);
    if (this.#hasNeighbour(point, column, row)) return false;
    const key = cellKey(column, row);
    const cell = this.#grid.get(key);
    if (cell) cell.push(point);
    else this.#grid.set(key, [point]);
    this.list.push(point);
    return true;
  }

  #hasNeighbour(point: Point, column: number, row: number): boolean {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const cell = this.#grid.get(cellKey(column + dx, row + dy));
        if (cell?.some((other) => distance(point, other) < this.#spacing)) return true;
      }
    }
    return false;
  }
}

/** One number for a cell of the grid; a page has far fewer columns than this. */
function cellKey(column: number, row: number): number {
  return row * 65536 + column;
}
