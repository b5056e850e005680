import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loupePlace, loupeSize } from '#features/preview/loupe/loupe-place.ts';

test('a loupe lies whole in its box, and never under the finger', () => {
  const shape = fc.record({
    width: fc.integer({ min: 300, max: 1600 }),
    height: fc.integer({ min: 260, max: 1200 }),
  });
  fc.assert(
    fc.property(
      shape,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (box, across, down) => {
        const at = { x: across * box.width, y: down * box.height };
        const middle = loupePlace(at, box);
        const radius = loupeSize / 2;
        expect(middle.x).toBeGreaterThanOrEqual(radius);
        expect(middle.y).toBeGreaterThanOrEqual(radius);
        expect(middle.x).toBeLessThanOrEqual(box.width - radius);
        expect(middle.y).toBeLessThanOrEqual(box.height - radius);
        // A fingertip covers what is nearer than 40 pixels.
        expect(Math.hypot(middle.x - at.x, middle.y - at.y)).toBeGreaterThanOrEqual(radius + 39);
      },
    ),
  );
});

test('it lies above the finger, and to its left where there is no room above', () => {
  const box = { width: 390, height: 500 };
  expect(loupePlace({ x: 200, y: 300 }, box)).toEqual({ x: 200, y: 300 - loupeSize / 2 - 40 });
  expect(loupePlace({ x: 300, y: 40 }, box).x).toBeLessThan(300);
  expect(loupePlace({ x: 60, y: 40 }, box).x).toBeGreaterThan(60);
});
