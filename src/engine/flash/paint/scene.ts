import type { Bounds } from '../geometry/bounds.ts';
import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Transform } from '../geometry/transform.ts';
import type { InkPlanes } from './ink-planes.ts';
import { blankPlanes } from './ink-planes.ts';
import type { Layer } from './layer.ts';
import { movedLayer } from './layer.ts';
import type { Page } from './page.ts';
import type { OnCut } from './stamp.ts';
import { stamp } from './stamp.ts';

/** How many pixels a unit of the page has along each side. */
export type Detail = 1 | 2 | 4;

/** Bare skin kept along the page's edges. */
const marginPx = 44;

/** The map that centres a design on the page and makes it as large as fits, but no larger than `largest`. */
export function fitToPage(bounds: Bounds, { width, height }: Page, largest = 1.15): Transform {
  const [across, down] = [width - 2 * marginPx, height - 2 * marginPx];
  const scale = Math.min(
    largest,
    across / Math.max(1, widthOf(bounds)),
    down / Math.max(1, heightOf(bounds)),
  );
  const [x, y] = centerOf(bounds);
  return { a: scale, b: 0, c: 0, d: scale, e: width / 2 - x * scale, f: height / 2 - y * scale };
}

interface Sheet {
  page: Page;
  detail?: Detail | undefined;
  onCut?: OnCut | undefined;
}

/** Paints the layers from back to front, on a page with so many pixels to a unit. */
export function paintScene(
  layers: readonly Layer[],
  fit: Transform,
  { page, detail = 1, onCut }: Sheet,
): InkPlanes {
  const [width, height] = [page.width * detail, page.height * detail];
  const planes = blankPlanes({ left: 0, top: 0, width, height }, detail);
  for (const layer of layers) stamp(planes, movedLayer(layer, fit), onCut);
  return planes;
}
