import { findRegions } from '../raster/regions.ts';
import { withScratch } from '../raster/scratch.ts';

/** A mask of bytes: 1 inside, 0 outside. */
export type Marks = Uint8Array<ArrayBuffer>;

/** Marks the pixels for which `isMarked` holds. A loop: the arrays' own `from` takes ten times as long. */
export function marksWhere(count: number, isMarked: (i: number) => boolean): Marks {
  const marks = new Uint8Array(count);
  for (let i = 0; i < count; i++) if (isMarked(i)) marks[i] = 1;
  return marks;
}

/** Without areas of fewer than `least` pixels. */
export function withoutSpecks(marks: Marks, width: number, height: number, least: number): Marks {
  return withScratch(() => {
    const { labels, list } = findRegions(width, height, (i) => marks[i] === 1);
    const isKept = [false, ...list.map(({ area }) => area >= least)];
    return marksWhere(labels.length, (i) => isKept[labels[i] as number] === true);
  });
}

/** With the holes filled that cover at most `mostArea` pixels; what reaches the border is no hole. */
export function withoutHoles(marks: Marks, width: number, height: number, mostArea: number): Marks {
  return withScratch(() => {
    const { labels, list } = findRegions(width, height, (i) => marks[i] === 0);
    const isFilled = [false, ...list.map((hole) => !hole.touchesBorder && hole.area <= mostArea)];
    return marksWhere(marks.length, (i) => marks[i] === 1 || isFilled[labels[i] as number] === true);
  });
}

/** Grown by `radius` pixels; shrunk when it is negative. Beyond the border lies more of the same. */
export function grownMarks(marks: Marks, width: number, height: number, radius: number): Marks {
  const wanted = radius > 0 ? 1 : 0;
  const steps = Math.abs(radius);
  const rows = marks.slice();
  for (let y = 0; y < height; y++) spread(marks, rows, y * width, 1, width, steps, wanted);
  const result = rows.slice();
  for (let x = 0; x < width; x++) spread(rows, result, x, width, height, steps, wanted);
  return result;
}

function spread(
  from: Marks,
  to: Marks,
  start: number,
  stride: number,
  count: number,
  steps: number,
  wanted: number,
): void {
  let seen = -Infinity;
  for (let k = 0; k < count + steps; k++) {
    if (k < count && from[start + k * stride] === wanted) seen = k;
    const at = k - steps;
    if (at >= 0 && seen >= at - steps) to[start + at * stride] = wanted;
  }
}
