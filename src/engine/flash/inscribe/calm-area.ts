import { lightAt } from '#engine/pixels/grey.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Where something is wanted to stand: at the foot of the page, or in its middle. */
export type Room = 'below' | 'middle';

/** An upright rectangle of a picture, in its pixels, and how much of a picture is in it: 0 even paper … 1. */
export interface CalmArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly busy: number;
}

/** Cells along the longer side in which a picture is looked at. */
const cellsAlong = 128;
/** Shares of the picture's sides: what is tried, and what stays bare along the edges. */
const widths = [1, 0.88, 0.76, 0.65, 0.55];
const tallest = { below: 0.24, middle: 0.6 };
const margin = 0.035;
/** What it counts for to be small, and to stand elsewhere than wanted, against being busy. */
const cost = { small: 0.3, elsewhere: 0.12, offCentre: 0.2 };

/**
 * The area of a picture that letters of a shape can best be set into: large, light and even, and where it is wanted.
 * @param aspect how many times wider than high it is
 */
export function calmArea(picture: Picture, aspect: number, room: Room): CalmArea {
  const { width, height } = picture;
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / cellsAlong));
  const marks = new MarkSums(picture, cell);
  const bare = Math.round(margin * Math.min(width, height));
  const [roomWide, roomHigh] = [width - 2 * bare, Math.min(height - 2 * bare, height * tallest[room])];
  const widest = Math.min(roomWide, roomHigh * aspect);
  let best: (CalmArea & { cost: number }) | undefined;
  for (const share of widths) {
    const [w, h] = [widest * share, (widest * share) / aspect];
    for (let top = height - bare - h; top >= bare - 0.5; top -= cell) {
      for (let left = bare; left <= width - bare - w + 0.5; left += cell) {
        const busy = marks.busy(left, top, w, h);
        const offCentre = Math.abs(left + w / 2 - width / 2) / width;
        const wanted = room === 'below' ? height - bare - h : (height - h) / 2;
        const elsewhere = Math.abs(top - wanted) / height;
        const total =
          busy + cost.small * (1 - share) + cost.elsewhere * elsewhere + cost.offCentre * offCentre;
        if (!best || total < best.cost - 1e-9) best = { left, top, width: w, height: h, busy, cost: total };
      }
    }
  }
  if (!best) throw new RangeError(`a picture of ${width}×${height} pixels has room for nothing`);
  const { cost: _, ...area } = best;
  return area;
}

/** How dark and how uneven a picture is, summed up so that any rectangle is told at once. */
class MarkSums {
  readonly #sums: Float64Array;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;

  constructor(picture: Picture, cell: number) {
    this.#cell = cell;
    this.#columns = Math.ceil(picture.width / cell);
    this.#rows = Math.ceil(picture.height / cell);
    const across = this.#columns + 1;
    this.#sums = new Float64Array(across * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let sum = 0;
      for (let column = 0; column < this.#columns; column++) {
        sum += marksIn(picture, column * cell, row * cell, cell);
        this.#sums[(row + 1) * across + column + 1] = sum + (this.#sums[row * across + column + 1] as number);
      }
    }
  }

  /** The mean of the cells that a rectangle touches, 0 … 1. */
  busy(left: number, top: number, width: number, height: number): number {
    const [x0, y0] = [Math.floor(left / this.#cell), Math.floor(top / this.#cell)];
    const x1 = Math.min(this.#columns, Math.ceil((left + width) / this.#cell));
    const y1 = Math.min(this.#rows, Math.ceil((top + height) / this.#cell));
    const at = (x: number, y: number) => this.#sums[y * (this.#columns + 1) + x] as number;
    return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / ((x1 - x0) * (y1 - y0));
  }
}

/** Darkness and contrast of a square of pixels, 0 white paper … 1. */
function marksIn({ width, height, data }: Picture, left: number, top: number, side: number): number {
  let [sum, low, high, count] = [0, 1, 0, 0];
  for (let y = top; y < Math.min(height, top + side); y += 2) {
    for (let x = left; x < Math.min(width, left + side); x += 2) {
      const light = lightAt(data, (y * width + x) * 4);
      sum += light;
      if (light < low) low = light;
      if (light > high) high = light;
      count++;
    }
  }
  return Math.min(1, 1 - sum / count + (high - low));
}
