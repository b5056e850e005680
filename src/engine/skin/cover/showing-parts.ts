import type { Field } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { leastInk } from './coverage.ts';

/** One of nine parts of an old tattoo, as it is seen on the photo, in which it still shows. */
export interface ShowingPart {
  /** 0 is the top, 2 the bottom. */
  readonly row: 0 | 1 | 2;
  /** 0 is the left, 2 the right. */
  readonly column: 0 | 1 | 2;
  /** The design lies over it but is not dark enough there; otherwise it does not reach it. */
  readonly isUnderDesign: boolean;
}

/** A part is named when so much of its ink shows, and so much of all there is. */
const leastOfPart = 0.25;
const leastOfAll = 0.03;
const most = 4;
const thirds = [0, 1, 2] as const;

/**
 * Where an old tattoo still shows, what shows most first.
 *
 * @param shown as dark as it still shows
 * @param isUnderDesign of a place in photo units
 */
export function showingParts(
  old: Field,
  shown: Field,
  isUnderDesign: (place: PhotoPoint) => boolean,
): ShowingPart[] {
  const { width, height } = old;
  const bounds = boundsOf(old);
  if (!bounds) return [];
  const third = (at: number, [from, to]: readonly [number, number]): number =>
    Math.min(2, Math.floor((3 * (at - from)) / (to - from + 1)));
  const parts = thirds.flatMap((row) =>
    thirds.map((column) => ({ row, column, old: 0, shown: 0, x: 0, y: 0 })),
  );
  let all = 0;
  for (let i = 0; i < old.data.length; i++) {
    const dark = old.data[i] as number;
    if (dark < leastInk) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const part = parts[3 * third(y, bounds.rows) + third(x, bounds.columns)] as (typeof parts)[number];
    const seen = shown.data[i] as number;
    all += dark;
    part.old += dark;
    part.shown += seen;
    part.x += seen * (x + 0.5);
    part.y += seen * (y + 0.5);
  }
  const longest = Math.max(width, height);
  return parts
    .filter(
      (part) => part.shown >= leastOfPart * part.old && part.shown >= leastOfAll * all && part.shown > 0,
    )
    .sort((a, b) => b.shown - a.shown)
    .slice(0, most)
    .map(({ row, column, shown: weight, x, y }) => {
      const middle = { x: x / weight / longest, y: y / weight / longest };
      return { row, column, isUnderDesign: isUnderDesign(middle) };
    });
}

interface Bounds {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** The first and the last column and row with ink. */
function boundsOf({ width, data }: Field): Bounds | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (let i = 0; i < data.length; i++) {
    if ((data[i] as number) < leastInk) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { columns: [left, right], rows: [top, bottom] };
}
