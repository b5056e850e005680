import type { Size } from '#engine/pixels/raster.ts';
import type { DesignPoint, Wrap } from '../geometry/wrap.ts';
import { designPlace, photoPlace } from '../geometry/wrap.ts';

/** A rectangle of whole pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const boxSteps = 24;

/**
 * The pixels that a design can touch; undefined when it lies beside the picture.
 *
 * @param longest pixels of the picture per photo unit
 * @param margin around the design, as a share of it
 */
export function boxOf(wrap: Wrap, picture: Size, longest: number, margin: number): Box | undefined {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  // Beyond the design by its margin and by one step, for the grid's points may stop short of a limb's far edge.
  const beyond = margin + 1 / boxSteps;
  for (let j = 0; j <= boxSteps; j++) {
    for (let i = 0; i <= boxSteps; i++) {
      const at = (k: number): number => -beyond + (k / boxSteps) * (1 + 2 * beyond);
      const place = photoPlace(wrap, { u: at(i), v: at(j) });
      if (!place) continue;
      left = Math.min(left, place.x);
      right = Math.max(right, place.x);
      top = Math.min(top, place.y);
      bottom = Math.max(bottom, place.y);
    }
  }
  const from = { x: Math.max(0, Math.floor(left * longest)), y: Math.max(0, Math.floor(top * longest)) };
  const to = {
    x: Math.min(picture.width, Math.ceil(right * longest)),
    y: Math.min(picture.height, Math.ceil(bottom * longest)),
  };
  if (!(to.x > from.x && to.y > from.y)) return undefined;
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/**
 * Which place of the design each pixel of a box shows. Between the corners of small cells it changes evenly; only
 * cells that reach over the limb's edge are computed pixel by pixel.
 */
export class PlaceGrid {
  readonly #wrap: Wrap;
  readonly #box: Box;
  readonly #longest: number;
  readonly #columns: number;
  readonly #corners: (DesignPoint | undefined)[];

  static readonly cell = 4;

  constructor(wrap: Wrap, box: Box, longest: number) {
    this.#wrap = wrap;
    this.#box = box;
    this.#longest = longest;
    this.#columns = Math.ceil(box.width / PlaceGrid.cell) + 1;
    const rows = Math.ceil(box.height / PlaceGrid.cell) + 1;
    this.#corners = Array.from({ length: this.#columns * rows }, (_, i) =>
      this.#exactly((i % this.#columns) * PlaceGrid.cell, Math.floor(i / this.#columns) * PlaceGrid.cell),
    );
  }

  /** Calls back for each pixel of the cell whose top left pixel is (x, y) of the box. */
  eachOfCell(x: number, y: number, visit: (x: number, y: number, u: number, v: number) => void): void {
    const { cell } = PlaceGrid;
    const corner = (y / cell) * this.#columns + x / cell;
    const a = this.#corners[corner];
    const b = this.#corners[corner + 1];
    const c = this.#corners[corner + this.#columns];
    const d = this.#corners[corner + this.#columns + 1];
    const right = Math.min(x + cell, this.#box.width);
    const bottom = Math.min(y + cell, this.#box.height);
    if (!a && !b && !c && !d && !this.#exactly(x + cell / 2, y + cell / 2)) return;
    for (let py = y; py < bottom; py++) {
      const down = (py - y + 0.5) / cell;
      for (let px = x; px < right; px++) {
        if (a && b && c && d) {
          const along = (px - x + 0.5) / cell;
          const u = (a.u * (1 - along) + b.u * along) * (1 - down) + (c.u * (1 - along) + d.u * along) * down;
          const v = (a.v * (1 - along) + b.v * along) * (1 - down) + (c.v * (1 - along) + d.v * along) * down;
          visit(px, py, u, v);
        } else {
          const place = this.#exactly(px + 0.5, py + 0.5);
          if (place) visit(px, py, place.u, place.v);
        }
      }
    }
  }

  /** How many pixels of the photo one design width takes at a cell, as the root of the area. */
  scaleAt(x: number, y: number, aspect: number): number {
    const { cell } = PlaceGrid;
    const corner = (y / cell) * this.#columns + x / cell;
    const a = this.#corners[corner];
    const b = this.#corners[corner + 1];
    const c = this.#corners[corner + this.#columns];
    if (!a || !b || !c) return Number.NaN;
    const area = Math.abs((b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v)) * aspect;
    return cell / Math.sqrt(area);
  }

  #exactly(x: number, y: number): DesignPoint | undefined {
    const { left, top } = this.#box;
    return designPlace(this.#wrap, { x: (left + x) / this.#longest, y: (top + y) / this.#longest });
  }
}
