import { nearestSeedRows, SeedEnvelope } from './nearest-seed.ts';
import type { Field, Size } from './raster.ts';
import { emptyField } from './raster.ts';

/** Stands for "no such pixel". */
const far = 1e6;

/** Distance in pixels from each pixel's centre to that of the nearest pixel where `marks` is 0, exactly, in linear time. */
export function distanceToZero(marks: Uint8Array, { width, height }: Size): Field {
  const out = emptyField(width, height);
  const isZero = marks.map((mark) => (mark === 0 ? 1 : 0));
  const seedRows = nearestSeedRows(isZero, { width, height }, new Float32Array(width * height));
  const envelope = new SeedEnvelope(width);
  for (let y = 0, i = 0; y < height; y++) {
    envelope.build(seedRows, y * width, y, far);
    for (let x = 0; x < width; x++, i++) {
      const seedX = envelope.nearest(x);
      const seedY = seedRows[y * width + seedX] as number;
      out.data[i] = seedX < 0 ? far : Math.sqrt((x - seedX) ** 2 + (y - seedY) ** 2);
    }
  }
  return out;
}
