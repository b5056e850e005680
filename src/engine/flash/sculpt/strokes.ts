import type { Point } from '../geometry/point.ts';
import type { Random } from '../random/random.ts';
import { directions, nearest, smoothly } from './plane-sampling.ts';
import type { RegionLook, SculptedView } from './sculpted-view.ts';

/** A stroke that thins out to its end, and how dark it is where it starts. */
export interface Stroke {
  readonly points: readonly Point[];
  /** 0 lit … 1 dark. */
  readonly shade: number;
}

/** What strokes are drawn over a view: on which regions, how far apart and how long, in the view's units. */
export interface StrokeOrder {
  gapOn(region: RegionLook): number | null;
  lengthOn(region: RegionLook, shade: number): number;
  /** The share of places that get a stroke in this shade. */
  chance(shade: number): number;
}

/** The way between two points of a stroke. */
const stride = 0.014;
/** The cosine of the angle by which a stroke may turn from one point to the next. */
const sharpestBend = 0.9;

/** Strokes along the flow of a view; each ends where its patch of skin does. */
export function strokesOver(view: SculptedView, order: StrokeOrder, random: Random): Stroke[] {
  const patchAt = nearest(view.patches);
  const lightAt = smoothly(view.light);
  const wayAt = directions(view.flow);
  const regionOf = (patch: number) => view.regions[(view.patchRegions[patch] as number) - 1];
  const gaps = view.regions.map((region) => order.gapOn(region)).filter((gap) => gap !== null);
  if (gaps.length === 0) return [];
  const mesh = Math.min(...gaps);
  const strokes: Stroke[] = [];
  for (let top = -1; top < 1; top += mesh) {
    for (let left = -1; left < 1; left += mesh) {
      const [dx, dy, luck] = [random.next(), random.next(), random.next()];
      const [x, y] = [left + dx * mesh, top + dy * mesh];
      const patch = patchAt(x, y);
      const region = patch > 0 ? regionOf(patch) : undefined;
      const gap = region ? order.gapOn(region) : null;
      if (!region || gap === null) continue;
      const shade = 1 - (lightAt(x, y) / 255) * region.albedo;
      if (luck > order.chance(shade) * (mesh / gap) ** 2) continue;
      const length = order.lengthOn(region, shade) * (0.6 + 0.7 * random.next());
      const points = followed([x, y], length, patch, patchAt, wayAt);
      if (points.length > 2) strokes.push({ points, shade });
    }
  }
  return strokes;
}

function followed(
  start: Point,
  length: number,
  patch: number,
  patchAt: (x: number, y: number) => number,
  wayAt: (x: number, y: number) => readonly [number, number],
): Point[] {
  const points = [start];
  let [x, y] = start;
  let [lastX, lastY] = [0, 0];
  for (let way = 0; way < length; way += stride) {
    const [dx, dy] = wayAt(x, y);
    const size = Math.sqrt(dx * dx + dy * dy);
    // Where hair whirls, strokes would gather to a blot.
    const isWhirl = size < 0.8 || (way > 0 && (dx * lastX + dy * lastY) / size < sharpestBend);
    if (isWhirl) return [];
    [lastX, lastY] = [dx / size, dy / size];
    x += lastX * stride;
    y += lastY * stride;
    if (patchAt(x, y) !== patch) break;
    points.push([x, y]);
  }
  return points;
}
