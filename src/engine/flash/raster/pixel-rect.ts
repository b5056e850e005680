import type { Bounds } from '../geometry/bounds.ts';

/** A rectangle of whole pixels; (left, top) is its first one on the page. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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
