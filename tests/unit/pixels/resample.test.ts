import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxMean } from '#engine/pixels/box-mean.ts';
import { cutLetterbox, letterboxOf } from '#engine/pixels/letterbox.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import { drawn, fieldWhere, noiseAt } from '../skin/pictures.ts';

const side = fc.integer({ min: 1, max: 40 });

test('shrinking keeps the mean', () => {
  fc.assert(
    fc.property(side, side, side, (width, height, longest) => {
      const picture = drawn({ width, height }, (x, y) => [128 + 120 * noiseAt(x, y), 40, 200]);
      const small = shrinkPicture(picture, fitInside(picture, longest));
      const meanOf = (data: Uint8ClampedArray): number =>
        data.reduce((sum, value, i) => (i % 4 === 0 ? sum + value : sum), 0) / (data.length / 4);
      expect(Math.abs(meanOf(small.data) - meanOf(picture.data))).toBeLessThan(1);
      expect(small.data[1]).toBe(40);
    }),
  );
});

test('what is see-through lends no colour when shrunk', () => {
  const picture = drawn({ width: 2, height: 1 }, (x) => (x === 0 ? [200, 10, 10, 255] : [0, 255, 0, 0]));
  expect([...shrinkPicture(picture, { width: 1, height: 1 }).data]).toEqual([200, 10, 10, 128]);
});

test('stretching an even slope keeps it', () => {
  const slope = fieldWhere({ width: 10, height: 4 }, (x) => x + 0.5);
  const wide = stretchField(slope, { width: 100, height: 8 });
  for (let x = 5; x < 95; x++) expect(wide.data[3 * 100 + x]).toBeCloseTo((x + 0.5) / 10, 4);
});

test('a box mean is the plain mean of the window', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 6 }), (width, height, radius) => {
      const field = fieldWhere({ width, height }, noiseAt);
      const out = new Float32Array(width * height);
      boxMean(field.data, width, height, radius, out);
      const x = width >> 1;
      const y = height >> 1;
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - radius); j <= Math.min(height - 1, y + radius); j++) {
        for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i++) {
          sum += field.data[j * width + i] as number;
          count++;
        }
      }
      expect(out[y * width + x]).toBeCloseTo(sum / count, 4);
    }),
  );
});

test('a letterboxed picture lies whole and centred in its square', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
      const box = letterboxOf({ width, height }, 800);
      expect(Math.max(box.width, box.height)).toBe(800);
      expect(Math.abs(2 * box.left + box.width - 800)).toBeLessThanOrEqual(1);
      expect(Math.abs(2 * box.top + box.height - 800)).toBeLessThanOrEqual(1);
      expect(box.width).toBeGreaterThan(0);
      expect(box.height).toBeGreaterThan(0);
    }),
  );
});

test('cutting the letterbox gives the picture back', () => {
  const box = letterboxOf({ width: 4, height: 2 }, 8);
  const field = fieldWhere({ width: 8, height: 8 }, (x, y) => 10 * y + x);
  const cut = cutLetterbox(field, box);
  expect([cut.width, cut.height]).toEqual([8, 4]);
  expect(cut.data[0]).toBe(20);
});
