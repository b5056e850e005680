import type { Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { edgeFrom, move } from './chord.ts';

/** A scan across the limb: how far along it lies, and where it leaves the mask to either side. */
interface Scan {
  readonly along: number;
  readonly left: number;
  readonly right: number;
}

/** One side: `at + slope·along` pixels across. */
export interface Line {
  readonly at: number;
  readonly slope: number;
}

/** How far along a limb its sides are looked at, and how straight they have to be. In widths of the limb. */
export interface Sight {
  /** Scans reach so far to either side of the place. */
  readonly reach: number;
  /** A side that departs from one scan to the next by more than this is something else. */
  readonly largestStep: number;
  /** A place of a side that is farther from its line than this does not count. */
  readonly tolerance: number;
}

export interface Sides {
  readonly left: Line;
  readonly right: Line;
  /** Share of the scans that found both sides and agree with the lines: 0…1. */
  readonly trust: number;
}

/** Straight lines along the two sides of a limb that runs through `middle`; undefined where too little is seen. */
export function sidesAlong(
  mask: Mask,
  middle: PhotoPoint,
  direction: number,
  width: number,
  sight: Sight,
): Sides | undefined {
  const scans = scanAlong(mask, middle, direction, width, sight);
  if (scans.length < 8) return undefined;
  // Half of what is looked for is enough: the other half may lie beyond the picture.
  const enough = (sight.reach * width) / stepOf(width);
  const tolerance = Math.max(1.5, sight.tolerance * width);
  const left = fitLine(
    scans.map((scan) => [scan.along, scan.left]),
    tolerance,
  );
  const right = fitLine(
    scans.map((scan) => [scan.along, scan.right]),
    tolerance,
  );
  const trust = Math.min(1, scans.length / enough) * Math.min(left.agreement, right.agreement);
  return { left, right, trust };
}

/** How far both sides can be followed without a break, in widths of the limb, at most 4. */
export function lengthAlong(mask: Mask, middle: PhotoPoint, direction: number, width: number): number {
  const alongs = scanAlong(mask, middle, direction, width, { reach: 2, largestStep: 0.08 }).map(
    ({ along }) => along / width,
  );
  return alongs.length > 0 ? Math.max(...alongs) - Math.min(...alongs) : 0;
}

/** How long a limb is on which both sides can be followed, in pixels, and its middle, wherever it was looked at. */
export function stretchAlong(
  mask: Mask,
  from: PhotoPoint,
  direction: number,
  width: number,
): { readonly length: number; readonly middle: PhotoPoint } {
  const scans = scanAlong(mask, from, direction, width, { reach: 6, largestStep: 0.08 });
  scans.sort((one, other) => one.along - other.along);
  const [first, last] = [scans[0], scans.at(-1)];
  if (!first || !last) return { length: 0, middle: from };
  const halfway = (first.along + last.along) / 2;
  const scan = scans.reduce((best, each) =>
    Math.abs(each.along - halfway) < Math.abs(best.along - halfway) ? each : best,
  );
  return {
    length: last.along - first.along,
    middle: move(from, direction, scan.along, (scan.left + scan.right) / 2),
  };
}

function stepOf(width: number): number {
  return Math.max(1, width / 60);
}

function scanAlong(
  mask: Mask,
  middle: PhotoPoint,
  direction: number,
  width: number,
  { reach, largestStep }: Pick<Sight, 'reach' | 'largestStep'>,
): Scan[] {
  const step = stepOf(width);
  const scans: Scan[] = [];
  for (const way of [1, -1]) {
    let before: Scan | undefined;
    for (let along = way === 1 ? 0 : step; along <= reach * width; along += step) {
      const shift = before ? (before.left + before.right) / 2 : 0;
      const foot = move(middle, direction, way * along, shift);
      const left = edgeFrom(mask, foot, direction, -1);
      const right = edgeFrom(mask, foot, direction, 1);
      if (left === undefined || right === undefined) break;
      const scan = { along: way * along, left: left + shift, right: right + shift };
      const jump = before
        ? Math.max(Math.abs(scan.left - before.left), Math.abs(scan.right - before.right))
        : 0;
      if (jump > Math.max(2, largestStep * width)) break;
      scans.push(scan);
      before = scan;
    }
  }
  return scans;
}

/** Least squares with Tukey's weights, so that a sleeve's hem or a thumb does not pull the line. */
function fitLine(
  points: readonly (readonly [number, number])[],
  tolerance: number,
): Line & { agreement: number } {
  let at = 0;
  let slope = 0;
  let agreement = 1;
  for (let round = 0; round < 6; round++) {
    let s = 0;
    let sx = 0;
    let sy = 0;
    let sxx = 0;
    let sxy = 0;
    let agree = 0;
    for (const [x, y] of points) {
      const off = round === 0 ? 0 : (y - at - slope * x) / tolerance;
      const weight = off * off < 1 ? (1 - off * off) ** 2 : 0;
      if (weight > 0.25) agree++;
      s += weight;
      sx += weight * x;
      sy += weight * y;
      sxx += weight * x * x;
      sxy += weight * x * y;
    }
    const determinant = s * sxx - sx * sx;
    if (s < 4 || determinant <= 0) break;
    slope = (s * sxy - sx * sy) / determinant;
    at = (sy - slope * sx) / s;
    agreement = agree / points.length;
  }
  return { at, slope, agreement };
}
