import type { Field } from './raster.ts';

/** Means, over the window around one pixel, of a guide's three channels r, g, b, of a field p, and of their products. */
export class WindowMoments {
  r = 0;
  g = 0;
  b = 0;
  p = 0;
  rr = 0;
  rg = 0;
  rb = 0;
  gg = 0;
  gb = 0;
  bb = 0;
  rp = 0;
  gp = 0;
  bp = 0;
  readonly #guide: Float32Array;
  readonly #field: Field;
  readonly #radius: number;

  /** @param guide three planes `3*width*height` */
  constructor(guide: Float32Array, field: Field, radius: number) {
    this.#guide = guide;
    this.#field = field;
    this.#radius = radius;
  }

  moveTo(pixel: number): void {
    const { width, height, data } = this.#field;
    const guide = this.#guide;
    const radius = this.#radius;
    const count = width * height;
    const column = pixel % width;
    const row = (pixel - column) / width;
    const left = Math.max(0, column - radius);
    const right = Math.min(width - 1, column + radius);
    const top = Math.max(0, row - radius);
    const bottom = Math.min(height - 1, row + radius);
    let [r, g, b, p, rr, rg, rb, gg, gb, bb, rp, gp, bp] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let y = top; y <= bottom; y++) {
      for (let i = y * width + left; i <= y * width + right; i++) {
        const red = guide[i] as number;
        const green = guide[count + i] as number;
        const blue = guide[2 * count + i] as number;
        const value = data[i] as number;
        r += red;
        g += green;
        b += blue;
        p += value;
        rr += red * red;
        rg += red * green;
        rb += red * blue;
        gg += green * green;
        gb += green * blue;
        bb += blue * blue;
        rp += red * value;
        gp += green * value;
        bp += blue * value;
      }
    }
    const share = 1 / ((bottom - top + 1) * (right - left + 1));
    this.r = r * share;
    this.g = g * share;
    this.b = b * share;
    this.p = p * share;
    this.rr = rr * share;
    this.rg = rg * share;
    this.rb = rb * share;
    this.gg = gg * share;
    this.gb = gb * share;
    this.bb = bb * share;
    this.rp = rp * share;
    this.gp = gp * share;
    this.bp = bp * share;
  }
}
