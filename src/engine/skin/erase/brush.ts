import type { Field, Mask } from '#engine/pixels/raster.ts';
import type { Window } from '#engine/pixels/window.ts';
import type { MaskStroke } from '../scene.ts';
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

/**
 * Paints skin into a mask, or takes it away; changes the mask in place.
 *
 * @param mask of a window of the photo
 * @param photo the photo's shape: width and height in photo units
 */
export function brushMask(
  mask: Mask,
  strokes: readonly MaskStroke[],
  window: Window,
  photo: { readonly width: number; readonly height: number },
): void {
  const across = mask.width / (window.width * photo.width);
  const down = mask.height / (window.height * photo.height);
  for (const stroke of strokes) {
    const cover = { width: mask.width, height: mask.height, data: new Float32Array(mask.data.length) };
    for (const stamp of stampsAlong(stroke.points, stroke.diameter)) {
      const placed = {
        x: (stamp.x - window.left * photo.width) * across,
        y: (stamp.y - window.top * photo.height) * down,
        radius: stamp.radius * across,
      };
      pressStamp(cover, placed, stroke.hardness, 1);
    }
    const target = stroke.isSkin ? 255 : 0;
    for (let i = 0; i < mask.data.length; i++) {
      const share = cover.data[i] as number;
      if (share > 0) mask.data[i] = Math.round((mask.data[i] as number) * (1 - share) + target * share);
    }
  }
}
