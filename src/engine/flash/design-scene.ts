import { mirror } from './compose/mirror.ts';
import type { ComposedDesign } from './composed-design.ts';
import type { FlashRequest } from './flash-request.ts';
import type { Bounds } from './geometry/bounds.ts';
import { boundsOfPoints, union } from './geometry/bounds.ts';
import type { Polygon } from './geometry/point.ts';
import type { Transform } from './geometry/transform.ts';
import { mapPoints } from './geometry/transform.ts';
import { pictureName } from './image/picture-motif.ts';
import type { Layer } from './paint/layer.ts';
import { boundsOfLayers } from './paint/layer.ts';
import { asLineArt } from './paint/line-art.ts';
import { asOneLine } from './paint/one-line.ts';
import { fitToPage } from './paint/scene.ts';

/** Wider than a prompt's drawing: what is in a picture is wanted large. */
const largestPicture = 1.5;

/** The layers of a design from back to front, and how they lie on the page. */
export interface DesignScene {
  readonly layers: readonly Layer[];
  readonly bounds: Bounds;
  readonly field: Polygon | null;
  readonly fit: Transform;
}

/** Lays a composed design on its page, in the variation that is asked for. */
export function sceneOf(
  { composition, style }: ComposedDesign,
  { variation = {} }: FlashRequest,
): DesignScene {
  const { isMirrored = false, isLineArt = false } = variation;
  const { roles, page } = composition;
  const placed = isMirrored ? composition.mirroredLayers : composition.layers;
  const own = composition.field && !isLineArt ? composition.field : null;
  const field = own && isMirrored ? mapPoints(mirror, own) : own;
  const ofLayers = boundsOfLayers(placed);
  const bounds = field ? union(ofLayers, boundsOfPoints(field)) : ofLayers;
  const fit = fitToPage(bounds, page, roles.focal?.name === pictureName ? largestPicture : style.largest);
  const lined = isLineArt ? asLineArt(placed, style.weight) : placed;
  return { layers: roles.wishes.has('one-line') ? asOneLine(lined) : lined, bounds, field, fit };
}
