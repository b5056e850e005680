import type { Polygon } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import type { FacetLook } from './facets.ts';

/** How a layer sits among the others; the same for drawn ones and icons. */
export interface Setting {
  /** From the layer's units to the page's. */
  readonly place: Transform;
  /** The width of the contour around the whole layer; 0 for none. */
  readonly contourPx: number;
  /** Bare skin left between the contour and what lies behind. */
  readonly gapPx: number;
  /** Only what is inside shows; in units of the page. */
  readonly clip: Polygon | null;
  /** Folds the layer from flat triangles. */
  readonly facets: FacetLook | null;
  /** Letters that somebody asked for: in a vector file they have a layer of their own. */
  readonly isLettering?: boolean;
}
