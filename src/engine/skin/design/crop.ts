import type { Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { type Window, windowOf } from '#engine/pixels/window.ts';

/** Alpha (0…255) up to which a pixel counts as empty. */
const emptyAlpha = 10;
const marginPixels = 5;

export interface Cropped {
  readonly picture: Picture;
  /** Which part of the picture it is. */
  readonly frame: Window;
}

/** The picture cut to what can be seen, with a margin; undefined when nothing can be seen. */
export function cropToContent(picture: Picture): Cropped | undefined {
  const { width, height, data } = picture;
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) <= emptyAlpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - marginPixels);
  top = Math.max(0, top - marginPixels);
  right = Math.min(width - 1, right + marginPixels);
  bottom = Math.min(height - 1, bottom + marginPixels);
  const out = emptyPicture(right - left + 1, bottom - top + 1);
  for (let y = top; y <= bottom; y++) {
    out.data.set(
      data.subarray((y * width + left) * 4, (y * width + right + 1) * 4),
      (y - top) * out.width * 4,
    );
  }
  return { picture: out, frame: windowOf({ left, top, width: out.width, height: out.height }, picture) };
}

/** Below this alpha a pixel is see-through; scanners and resizing leave values a little under 255. */
const seeThrough = 250;
/** Share of see-through pixels from which on a design is taken to have been cut out by its maker. */
const cutOutShare = 0.005;

export function hasTransparency({ data }: Picture): boolean {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) < seeThrough) count++;
  return count > cutOutShare * (data.length / 4);
}
