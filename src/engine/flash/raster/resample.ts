import { clamp } from '../geometry/interval.ts';
import { lendPlane } from './scratch.ts';

/** A plane at half the resolution; an odd last row or column is repeated. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** Each value is the mean of a block of four. */
export function halved({ width, height, values }: Plane): Plane {
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const half = lendPlane(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y++) {
    const upper = y * 2 * width;
    const lower = Math.min(y * 2 + 1, height - 1) * width;
    for (let x = 0; x < halfWidth; x++) {
      const left = x * 2;
      const right = Math.min(left + 1, width - 1);
      const sum =
        (values[upper + left] as number) +
        (values[upper + right] as number) +
        (values[lower + left] as number) +
        (values[lower + right] as number);
      half[y * halfWidth + x] = sum / 4;
    }
  }
  return { width: halfWidth, height: halfHeight, values: half };
}

/** The inverse of `halved` for smooth planes: bilinear between the centres of the blocks. */
export function doubled(half: Plane, width: number, height: number): Float32Array<ArrayBuffer> {
  const full = lendPlane(width * height);
  for (let y = 0; y < height; y++) {
    const atY = clamp((y + 0.5) / 2 - 0.5, 0, half.height - 1);
    const upper = Math.floor(atY) * half.width;
    const lower = Math.min(Math.floor(atY) + 1, half.height - 1) * half.width;
    const down = atY - Math.floor(atY);
    for (let x = 0; x < width; x++) {
      const atX = clamp((x + 0.5) / 2 - 0.5, 0, half.width - 1);
      const left = Math.floor(atX);
      const right = Math.min(left + 1, half.width - 1);
      const across = atX - left;
      const above =
        (half.values[upper + left] as number) * (1 - across) +
        (half.values[upper + right] as number) * across;
      const below =
        (half.values[lower + left] as number) * (1 - across) +
        (half.values[lower + right] as number) * across;
      full[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return full;
}
