import type { Build } from './member.ts';

/** By how many there are. */
const shares: readonly number[] = [0.56, 0.5, 0.46, 0.42, 0.38];

/** Where those of a family stand, among the young the inner and the outer ones. */
interface Stand {
  /** How far the grown are from each other, in their own widths. */
  readonly apart: number;
  /** How far the young are below the feet of the grown, in their own heights. */
  readonly outerDrop: number;
  readonly innerDrop: number;
  /** How far beyond the sides of the grown the middles of the outer ones are, in their own widths. */
  readonly reach: number;
  /** Who is alone stands before the grown one, or like the outer of several. */
  readonly isAloneBefore: boolean;
}

const stands: Readonly<Record<Build, Stand>> = {
  upright: { apart: 0.9, outerDrop: 0.1, innerDrop: 0.24, reach: 0.04, isAloneBefore: false },
  'on-fours': { apart: 0.9, outerDrop: 0.14, innerDrop: 0.22, reach: -0.16, isAloneBefore: true },
  afloat: { apart: 1.12, outerDrop: 0.5, innerDrop: 0.66, reach: -0.3, isAloneBefore: true },
  head: { apart: 0.9, outerDrop: 0.3, innerDrop: 0.62, reach: -0.2, isAloneBefore: false },
  'side-head': { apart: 0.9, outerDrop: 0.16, innerDrop: 0.3, reach: 0.1, isAloneBefore: false },
};

interface Sizes {
  /** Half of the width of all grown ones. */
  readonly half: number;
  readonly cubWidth: number;
  readonly cubHeight: number;
  readonly isPair: boolean;
}

interface Place {
  readonly x: number;
  /** How far below the feet of the grown ones. */
  readonly drop: number;
}

/** How far from each other the grown stand, by the width of the widest. */
export function stepOf(build: Build, width: number): number {
  return stands[build].apart * width;
}

/** How large one of so many young ones is beside the grown. */
export function shareOf(build: Build, count: number): number {
  return (shares[Math.min(count, shares.length) - 1] ?? 0.4) * (build.endsWith('head') ? 0.92 : 1);
}

/** Where the young of a family are, those furthest in front last. */
export function placesFor(build: Build, count: number, sizes: Sizes): Place[] {
  const { half, cubWidth, cubHeight, isPair } = sizes;
  const stand = stands[build];
  const [outerDrop, innerDrop] = [stand.outerDrop * cubHeight, stand.innerDrop * cubHeight];
  // Before two there is room between them.
  const reach = isPair && count === 2 ? 0.5 * cubWidth : half + stand.reach * cubWidth;
  if (count === 1 && isPair) return [{ x: 0, drop: innerDrop }];
  if (count === 1) return [{ x: stand.isAloneBefore ? 0.5 * half : reach, drop: outerDrop }];
  return Array.from({ length: count }, (_, i) => {
    const t = (2 * i) / (count - 1) - 1;
    return { x: t * reach, drop: outerDrop + (innerDrop - outerDrop) * (1 - Math.abs(t)) };
  }).toSorted((a, b) => a.drop - b.drop);
}
