import type { Field, Size } from '#engine/pixels/raster.ts';
import type { Tap } from '../scene.ts';

/** A tap is a fingertip's middle: this share of the longer side around it is taken as said. */
const radius = 0.012;

/** What nothing is known of, among marks of 1 and 0. */
export const unknown = 255;

/** @returns per pixel 1 where tapped as skin, 0 where tapped as something else, `unknown` elsewhere */
export function seedsOf(taps: readonly Tap[], { width, height }: Size): Uint8Array<ArrayBuffer> {
  const seeds = new Uint8Array(width * height).fill(unknown);
  const longest = Math.max(width, height);
  const reach = Math.max(1, radius * longest);
  for (const tap of taps) {
    const x = tap.x * longest;
    const y = tap.y * longest;
    for (let j = Math.max(0, Math.floor(y - reach)); j <= Math.min(height - 1, y + reach); j++) {
      for (let i = Math.max(0, Math.floor(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
        if (Math.hypot(i + 0.5 - x, j + 0.5 - y) <= reach) seeds[j * width + i] = tap.isSkin ? 1 : 0;
      }
    }
  }
  return seeds;
}

/** Index of the pixel under a tap; the nearest one when it lies outside. */
export function pixelUnder({ x, y }: Tap, { width, height }: Size): number {
  const longest = Math.max(width, height);
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * longest)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * longest)));
  return row * width + column;
}

/** Marks of 0 and 1 as probabilities. */
export function fieldOfMarks(marks: Uint8Array, { width, height }: Size): Field {
  return { width, height, data: Float32Array.from(marks) };
}
