import type { Bounds } from '../geometry/bounds.ts';
import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Transform } from '../geometry/transform.ts';
import type { InkPlanes } from './ink-planes.ts';
import { blankPlanes } from './ink-planes.ts';
import type { Layer } from './layer.ts';
import { movedLayer } from './layer.ts';
import { stamp } from './stamp.ts';

/** A page's side, in units: in pixels, where a pixel is one. */
export const pageSize = 1024;
/** How many pixels a unit has along each side. */
export type Detail = 1 | 2 | 4;

/** Bare skin kept along the page's edges. */
const marginPx = 44;

/** The map that centres a design on the page and makes it as large as fits, but no larger than `largest`. */
export function fitToPage(bounds: Bounds, largest = 1.15): Transform {
  const room = pageSize - 2 * marginPx;
  const scale = Math.min(largest, room / Math.max(1, widthOf(bounds), heightOf(bounds)));
  const [x, y] = centerOf(bounds);
  return { a: scale, b: 0, c: 0, d: scale, e: pageSize / 2 - x * scale, f: pageSize / 2 - y * scale };
}

/** Paints the layers from back to front, on a page with so many pixels to a unit. */
export function paintScene(layers: readonly Layer[], fit: Transform, detail: Detail = 1): InkPlanes {
  const side = pageSize * detail;
  const page = blankPlanes({ left: 0, top: 0, width: side, height: side }, detail);
  for (const layer of layers) stamp(page, movedLayer(layer, fit));
  return page;
}
