import type { Bounds } from '../geometry/bounds.ts';
import { heightOf, widthOf } from '../geometry/bounds.ts';
import type { Polygon, Polyline } from '../geometry/point.ts';
import { between, distance } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, mapPoints, placing } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import { boundsOfLayers } from '../paint/layer.ts';
import type { Subject } from '../parse/reading.ts';
import { coverage } from '../raster/coverage.ts';
import { withScratch } from '../raster/scratch.ts';
import type { Piece } from './composition.ts';

/** The grid's mesh, in units of the page. */
const mesh = 12;

/** How much of something can be seen. */
export interface Visibility {
  /** In square units of the page. */
  readonly area: number;
  /** Of all that it covers. */
  readonly share: number;
}

/** What can be seen of each subject, on a coarse grid. */
export function visibilities(pieces: readonly Piece[]): Map<Subject, Visibility> {
  const subjects = [...new Set(pieces.flatMap((piece) => piece.subjects))];
  const grid = new CoarseGrid(boundsOfLayers(pieces.map(({ layer }) => layer)));
  /** For each cell, one bit for each subject: what covers it, and what of it is in front. */
  const covering = new Uint8Array(grid.size);
  const front = new Uint8Array(grid.size);
  for (const piece of pieces) {
    const bits = piece.subjects.reduce((sum, subject) => sum | (1 << subjects.indexOf(subject)), 0);
    grid.eachCell(piece.layer, (cell) => {
      covering[cell] = (covering[cell] as number) | bits;
      front[cell] = bits;
    });
  }
  return new Map(
    subjects.map((subject, i) => {
      const seen = countBit(front, i);
      return [subject, { area: seen * mesh * mesh, share: seen / Math.max(1, countBit(covering, i)) }];
    }),
  );
}

function countBit(cells: Uint8Array, bit: number): number {
  return cells.reduce((sum, bits) => sum + ((bits >> bit) & 1), 0);
}

class CoarseGrid {
  readonly #toGrid: Transform;
  readonly #columns: number;
  readonly #rows: number;

  constructor(bounds: Bounds) {
    this.#columns = Math.ceil(widthOf(bounds) / mesh) + 1;
    this.#rows = Math.ceil(heightOf(bounds) / mesh) + 1;
    this.#toGrid = placing({ at: [-bounds.left / mesh, -bounds.top / mesh], scale: 1 / mesh });
  }

  get size(): number {
    return this.#columns * this.#rows;
  }

  /** The cells in which the layer hides what is behind it; of line art, those that its lines cross. */
  eachCell(layer: Layer, visit: (cell: number) => void): void {
    const toGrid = compose(this.#toGrid, layer.place);
    if (layer.kind !== 'drawn') {
      this.#eachCovered(layer.outlines, toGrid, visit);
      return;
    }
    for (const mark of layer.marks) {
      if (mark.kind === 'fill') {
        if (!mark.isOverlay) this.#eachCovered(mark.polygons, compose(toGrid, mark.place), visit);
      } else if (layer.silhouette === 'fills-and-lines')
        this.#eachCrossed(mapPoints(toGrid, mark.points), visit);
    }
  }

  #eachCovered(polygons: readonly Polygon[], place: Transform, visit: (cell: number) => void): void {
    withScratch(() => {
      const frame = { left: 0, top: 0, width: this.#columns, height: this.#rows };
      const { values, left, top, width } = coverage(polygons, frame, { place });
      for (let i = 0; i < values.length; i++) {
        if ((values[i] as number) < 0.4) continue;
        visit((top + Math.floor(i / width)) * this.#columns + left + (i % width));
      }
    });
  }

  #eachCrossed(line: Polyline, visit: (cell: number) => void): void {
    line.forEach((from, i) => {
      const to = line[i + 1] ?? from;
      const steps = Math.ceil(distance(from, to)) + 1;
      for (let step = 0; step < steps; step++) {
        const [x, y] = between(from, to, step / steps);
        visit(Math.floor(y) * this.#columns + Math.floor(x));
      }
    });
  }
}
