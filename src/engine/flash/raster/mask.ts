import type { Bounds } from '../geometry/bounds.ts';
import { lendPlane } from './scratch.ts';

/** Coverage (0..1) of the pixels of a rectangle; (left, top) is its first pixel on the page. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** Anything that occupies a rectangle of whole pixels. */
export type PixelRect = Pick<Mask, 'left' | 'top' | 'width' | 'height'>;

/** The smallest rectangle of whole pixels that holds `bounds`. */
export function pixelRect(bounds: Bounds): PixelRect {
  const left = Math.floor(bounds.left);
  const top = Math.floor(bounds.top);
  return {
    left,
    top,
    width: Math.max(0, Math.ceil(bounds.right) - left),
    height: Math.max(0, Math.ceil(bounds.bottom) - top),
  };
}

export function overlap(a: PixelRect, b: PixelRect): PixelRect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left);
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top);
  return { left, top, width, height };
}

export function emptyMask({ left, top, width, height }: PixelRect): Mask {
  return { left, top, width, height, values: lendPlane(width * height) };
}

/** The same coverage on another rectangle: cut off or surrounded with nothing. */
export function reframed(mask: Mask, rect: PixelRect): Mask {
  const result = emptyMask(rect);
  const shared = overlap(mask, rect);
  if (shared.width === 0) return result;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const from = (y - mask.top) * mask.width + shared.left - mask.left;
    const to = (y - rect.top) * rect.width + shared.left - rect.left;
    result.values.set(mask.values.subarray(from, from + shared.width), to);
  }
  return result;
}
