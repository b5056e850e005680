import type { Size } from './raster.ts';

/** The pixels of marks (not 0) that touch each other side by side, set by set. */
export function connected(marks: Uint8Array<ArrayBuffer>, { width }: Size): number[][] {
  const left = marks.slice();
  const all: number[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    const pixels = [start];
    left[start] = 0;
    // Grows while it is read.
    for (const i of pixels) {
      const x = i % width;
      for (const other of [i - width, i + width, x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i]) {
        if (!left[other]) continue;
        left[other] = 0;
        pixels.push(other);
      }
    }
    all.push(pixels);
  }
  return all;
}
