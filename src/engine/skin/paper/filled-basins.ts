import type { Field } from '#engine/pixels/raster.ts';

/** Values are told apart by so many steps between the least and the largest. */
const levels = 1024;

/**
 * Fills what is lower than all around it to the level at which it would run over at the border (L. Vincent, "Morphological
 * grayscale reconstruction", 1993, by flooding with a queue of buckets). Shadows reach the border of a sheet and stay;
 * what is inked does not, and goes.
 *
 * @param isLow border pixels that nothing runs over at
 */
export function filledBasins(field: Field, isLow: (value: number) => boolean): Field {
  const { width, height, data } = field;
  let least = Infinity;
  let most = -Infinity;
  for (const value of data) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const steps = (levels - 1) / Math.max(most - least, 1e-9);
  const out = data.slice();
  const isDone = new Uint8Array(data.length);
  const buckets: number[][] = Array.from({ length: levels }, () => []);
  const wait = (i: number, value: number): void => {
    isDone[i] = 1;
    out[i] = value;
    buckets[Math.floor((value - least) * steps)]?.push(i);
  };
  const last = data.length - width;
  for (let x = 0; x < width; x++)
    for (const i of [x, last + x]) {
      const value = data[i] as number;
      if (isDone[i] === 0 && !isLow(value)) wait(i, value);
    }
  for (let i = 0; i < data.length; i += width)
    for (const at of [i, i + width - 1]) {
      const value = data[at] as number;
      if (isDone[at] === 0 && !isLow(value)) wait(at, value);
    }
  for (let level = 0; level < levels; level++) {
    const bucket = buckets[level] as number[];
    // What is found meanwhile is no lower, and may come into this same bucket.
    for (let i = bucket.pop(); i !== undefined; i = bucket.pop()) {
      const here = out[i] as number;
      const x = i % width;
      if (x > 0 && isDone[i - 1] === 0) wait(i - 1, Math.max(here, data[i - 1] as number));
      if (x < width - 1 && isDone[i + 1] === 0) wait(i + 1, Math.max(here, data[i + 1] as number));
      if (i >= width && isDone[i - width] === 0) wait(i - width, Math.max(here, data[i - width] as number));
      if (i < last && isDone[i + width] === 0) wait(i + width, Math.max(here, data[i + width] as number));
    }
  }
  return { width, height, data: out };
}
