import type { Size } from './raster.ts';

/** A rectangle of the photo in shares of its width and height: 0…1. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholeWindow: Window = { left: 0, top: 0, width: 1, height: 1 };

/** For each of `count` output pixels along one side of a window: where to read linearly among `from` pixels. */
export interface LinearSteps {
  readonly at: Int32Array;
  readonly share: Float32Array;
}

/** @param start and @param extent of the window along that side, as shares */
export function linearSteps(from: number, start: number, extent: number, count: number): LinearSteps {
  const at = new Int32Array(count);
  const share = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const place = Math.max(0, Math.min(from - 1, (start + ((i + 0.5) * extent) / count) * from - 0.5));
    at[i] = Math.min(Math.floor(place), Math.max(0, from - 2));
    share[i] = place - (at[i] as number);
  }
  return { at, share };
}

/** The window of whole pixels of a picture of that size. */
export function windowOf(pixels: Window, { width, height }: Size): Window {
  return {
    left: pixels.left / width,
    top: pixels.top / height,
    width: pixels.width / width,
    height: pixels.height / height,
  };
}
