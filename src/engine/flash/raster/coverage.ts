import { boundsOfPoints, unionAll } from '../geometry/bounds.ts';
import type { Polygon } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { identity, mapX, mapY } from '../geometry/transform.ts';
import type { PixelRect } from './pixel-rect.ts';
import { overlap, pixelRect } from './pixel-rect.ts';
import { lendPlane } from './scratch.ts';

/** The share (0..1) of each pixel of a rectangle that something covers. */
export interface Coverage extends PixelRect {
  readonly values: Float32Array<ArrayBuffer>;
}

export type FillRule = 'nonzero' | 'evenodd';

/**
 * The exact share of each pixel that the polygons, mapped by `place`, cover. It is as large as they are, cut
 * off at `within`.
 *
 * Signed-area accumulation: every edge leaves in each pixel row the change of covered area that it causes; a
 * running sum along the row turns the changes into winding-weighted coverage (the method of font-rs and
 * stb_truetype). Areas where windings cancel are empty, as the nonzero rule wants.
 */
export function coverage(
  polygons: readonly Polygon[],
  within: PixelRect,
  { rule = 'nonzero', place = identity }: { readonly rule?: FillRule; readonly place?: Transform } = {},
): Coverage {
  const bounds = unionAll(polygons.map((polygon) => boundsOfPoints(polygon, place)));
  const cover = emptyCoverage(overlap(pixelRect(bounds), within));
  if (cover.values.length === 0) return cover;
  for (const polygon of polygons) {
    const last = polygon.at(-1);
    if (!last) continue;
    let fromX = mapX(place, last);
    let fromY = mapY(place, last);
    for (const point of polygon) {
      const toX = mapX(place, point);
      const toY = mapY(place, point);
      if (fromY < toY) accumulateEdge(cover, fromX, fromY, toX, toY, 1);
      else if (fromY > toY) accumulateEdge(cover, toX, toY, fromX, fromY, -1);
      fromX = toX;
      fromY = toY;
    }
  }
  resolve(cover, rule);
  return cover;
}

/** The edge from its upper end (x0, y0) to its lower end (x1, y1); `winding` is 1 where it was drawn downwards. */
function accumulateEdge(
  cover: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  winding: number,
): void {
  const upper = y0 - cover.top;
  const lower = y1 - cover.top;
  const slope = (x1 - x0) / (y1 - y0);
  const firstRow = Math.max(0, Math.floor(upper));
  const endRow = Math.min(cover.height, Math.ceil(lower));
  for (let row = firstRow; row < endRow; row++) {
    const startY = Math.max(row, upper);
    const endY = Math.min(row + 1, lower);
    const startX = x0 - cover.left + (startY - upper) * slope;
    const endX = startX + (endY - startY) * slope;
    accumulateRow(cover, row, startX, endX, (endY - startY) * winding);
  }
}

/** Spreads `area`, the height of an edge piece in one row, over the pixels that the piece crosses. */
function accumulateRow({ width, values }: Coverage, row: number, x0: number, x1: number, area: number): void {
  const left = Math.max(0, Math.min(x0, x1));
  if (left >= width) return;
  const right = Math.min(width, Math.max(x0, x1, 0));
  const base = row * width;
  const firstPixel = Math.floor(left);
  const endPixel = Math.ceil(right);
  if (endPixel <= firstPixel + 1) {
    const rest = area * ((left + right) / 2 - firstPixel);
    values[base + firstPixel] = (values[base + firstPixel] as number) + area - rest;
    if (firstPixel + 1 < width) {
      values[base + firstPixel + 1] = (values[base + firstPixel + 1] as number) + rest;
    }
    return;
  }
  const slope = area / (right - left);
  let settled = 0;
  for (let pixel = firstPixel; pixel <= endPixel && pixel < width; pixel++) {
    const covered = slope * meanRise(pixel, left, right);
    values[base + pixel] = (values[base + pixel] as number) + covered - settled;
    settled = covered;
  }
}

/** The mean over the pixel [pixel, pixel + 1) of a ramp that rises from 0 at `left` with slope 1 until `right`. */
function meanRise(pixel: number, left: number, right: number): number {
  const start = Math.max(left, pixel);
  const end = Math.min(right, pixel + 1);
  if (end <= start) return right - left;
  return (end - start) * ((start + end) / 2 - left) + (pixel + 1 - end) * (right - left);
}

function resolve({ width, height, values }: Coverage, rule: FillRule): void {
  for (let row = 0; row < height; row++) {
    let winding = 0;
    let covered = 0;
    for (let i = row * width; i < (row + 1) * width; i++) {
      const change = values[i] as number;
      if (change !== 0) {
        winding += change;
        covered = coveredBy(winding, rule);
      }
      values[i] = covered;
    }
  }
}

function coveredBy(winding: number, rule: FillRule): number {
  const covered = rule === 'evenodd' ? Math.abs(winding - 2 * Math.round(winding / 2)) : Math.abs(winding);
  // Below 1/1000 it is a rounding rest of the running sum, not an area.
  return covered > 1 ? 1 : covered < 1e-3 ? 0 : covered;
}

export function emptyCoverage({ left, top, width, height }: PixelRect): Coverage {
  return { left, top, width, height, values: lendPlane(width * height) };
}

/** The same coverage on another rectangle: cut off or surrounded with nothing. */
export function reframed(cover: Coverage, rect: PixelRect): Coverage {
  const result = emptyCoverage(rect);
  const shared = overlap(cover, rect);
  if (shared.width === 0) return result;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const from = (y - cover.top) * cover.width + shared.left - cover.left;
    const to = (y - rect.top) * rect.width + shared.left - rect.left;
    result.values.set(cover.values.subarray(from, from + shared.width), to);
  }
  return result;
}
