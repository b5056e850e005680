import type { Picture } from '#engine/pixels/raster.ts';
import type { Corners } from './corners.ts';
import { areConvex } from './corners.ts';
import { liftedInk } from './lift-ink.ts';
import { straightened } from './straighten.ts';

/**
 * The ink of a photographed drawing.
 *
 * @param corners of its sheet; null where the sheet fills the picture, as in a close-up
 */
export function liftedDrawing(photo: Picture, corners: Corners | null): Picture {
  return liftedInk(corners && areConvex(corners) ? straightened(photo, corners) : photo);
}
