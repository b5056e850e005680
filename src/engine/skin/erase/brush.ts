import type { Field, Mask, Size } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';
import type { Window } from '#engine/pixels/window.ts';
import type { BrushStroke, MaskStroke } from '../scene.ts';
import type { Stamp } from './stamp.ts';
import { coverAt, stampsAlong } from './stamp.ts';

/**
 * Lets each stamp take `flow` of what is still free under it, so that a slow or repeated pass builds up.
 *
 * @param cover 0…1 per pixel; changed in place
 * @param stamp in pixels of the cover, (0, 0) being its outer corner
 */
export function pressStamp(cover: Field, stamp: Stamp, hardness: number, flow: number): void {
  const { width, height, data } = cover;
  // Below half a pixel a brush would fall between pixel centres.
  const radius = Math.max(stamp.radius, 0.5);
  const top = Math.max(0, Math.floor(stamp.y - radius));
  const bottom = Math.min(height - 1, Math.ceil(stamp.y + radius));
  const left = Math.max(0, Math.floor(stamp.x - radius));
  const right = Math.min(width - 1, Math.ceil(stamp.x + radius));
  const solid = (radius * hardness) ** 2;
  for (let y = top; y <= bottom; y++) {
    const dy = y + 0.5 - stamp.y;
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - stamp.x;
      const square = dx * dx + dy * dy;
      if (square >= radius * radius) continue;
      const touch = square <= solid ? 1 : coverAt(Math.sqrt(square), radius, hardness);
      const i = y * width + x;
      data[i] = (data[i] as number) + (1 - (data[i] as number)) * touch * flow;
    }
  }
}

/** Width and height of a photo in photo units. */
type PhotoShape = Size;

/** Paints skin into a mask, or takes it away; changes the mask in place. @param mask of a window of the photo */
export function brushMask(
  mask: Mask,
  strokes: readonly MaskStroke[],
  window: Window,
  photo: PhotoShape,
): void {
  for (const stroke of strokes) paintStroke(mask, stroke, stroke.isSkin ? 255 : 0, window, photo);
}

/** Draws one pass of a brush into a mask of a window of the photo, in place. @param target what it paints, 0…255 */
export function paintStroke(
  mask: Mask,
  { points, diameter, hardness }: BrushStroke,
  target: number,
  window: Window,
  photo: PhotoShape,
): void {
  const across = mask.width / (window.width * photo.width);
  const down = mask.height / (window.height * photo.height);
  const cover = emptyField(mask.width, mask.height);
  for (const stamp of stampsAlong(points, diameter)) {
    const placed = {
      x: (stamp.x - window.left * photo.width) * across,
      y: (stamp.y - window.top * photo.height) * down,
      radius: stamp.radius * across,
    };
    pressStamp(cover, placed, hardness, 1);
  }
  for (let i = 0; i < mask.data.length; i++) {
    const share = cover.data[i] as number;
    if (share > 0) mask.data[i] = Math.round((mask.data[i] as number) * (1 - share) + target * share);
  }
}
