import { nearestSeedRows, SeedEnvelope } from '#engine/pixels/nearest-seed.ts';
import type { Plane } from './resample.ts';
import { bytesOf, lendPlane } from './scratch.ts';

/**
 * The signed distance in pixels from each pixel's centre to the mask's edge (coverage ½): positive inside,
 * negative outside, held within ±`reach`.
 *
 * Edge pixels carry their own sub-pixel distance, which is added at the end, so that contours stay smooth.
 */
export function signedDistance({ width, height, values }: Plane, reach = 1e4): Float32Array<ArrayBuffer> {
  const inside = insideOf(values);
  const seedRows = nearestSeedRows(
    edgesOf(inside, width, height),
    { width, height },
    lendPlane(width * height),
  );
  const result = lendPlane(width * height);
  const envelope = new SeedEnvelope(width);
  // A seed's own part is at most half a pixel: from here on all distances are held at the reach.
  const farSquared = (reach + 0.5) * (reach + 0.5);
  for (let y = 0, i = 0; y < height; y++) {
    const base = y * width;
    envelope.build(seedRows, base, y, reach);
    for (let x = 0; x < width; x++, i++) {
      const seedX = envelope.nearest(x);
      const seedY = seedX < 0 ? 0 : (seedRows[base + seedX] as number);
      const squared = seedX < 0 ? Infinity : (x - seedX) * (x - seedX) + (y - seedY) * (y - seedY);
      if (squared >= farSquared) {
        result[i] = inside[i] ? reach : -reach;
        continue;
      }
      const away = Math.sqrt(squared);
      const own = (values[seedY * width + seedX] as number) - 0.5;
      const signed = (inside[i] ? away : -away) + own;
      result[i] = signed > reach ? reach : signed < -reach ? -reach : signed;
    }
  }
  return result;
}

/** 1 for each pixel that is covered by half or more. */
function insideOf(values: Float32Array): Uint8ClampedArray {
  const inside = bytesOf(lendPlane(Math.ceil(values.length / 4)));
  for (let i = 0; i < values.length; i++) if ((values[i] as number) >= 0.5) inside[i] = 1;
  return inside;
}

/** 1 for each pixel with a neighbour on the other side of the edge. */
function edgesOf(inside: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const edges = bytesOf(lendPlane(Math.ceil((width * height) / 4)));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1 && inside[i] !== inside[i + 1]) edges[i] = edges[i + 1] = 1;
      if (y < height - 1 && inside[i] !== inside[i + width]) edges[i] = edges[i + width] = 1;
    }
  }
  return edges;
}
