import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestScale, movedBy, whole, zoomedTo } from '#features/viewer/picture/zoom.ts';

const frame = { width: 400, height: 300 };
const coordinate = fc.double({ min: -150, max: 150, noNaN: true });
const scale = fc.double({ min: 1, max: largestScale, noNaN: true });

test('what lies under the fingers stays there, while the picture is enlarged', () => {
  fc.assert(
    fc.property(coordinate, coordinate, scale, (x, y, wanted) => {
      const zoom = zoomedTo(whole, wanted, { x, y }, frame);
      // The same place of the picture, before and after.
      expect((x - zoom.x) / zoom.scale).toBeCloseTo(x, 6);
      expect((y - zoom.y) / zoom.scale).toBeCloseTo(y, 6);
    }),
  );
});

test('the picture never comes away from its frame', () => {
  fc.assert(
    fc.property(scale, coordinate, coordinate, (wanted, x, y) => {
      const enlarged = zoomedTo(whole, wanted, { x: 0, y: 0 }, frame);
      const zoom = movedBy(enlarged, { x: x * 40, y: y * 40 }, frame);
      const room = (zoom.scale - 1) / 2;
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(room * frame.width + 1e-9);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(room * frame.height + 1e-9);
    }),
  );
});

test('it is never smaller than its frame, nor larger than makes sense', () => {
  expect(zoomedTo({ scale: 3, x: 100, y: 80 }, 0.2, { x: 9, y: 9 }, frame)).toEqual(whole);
  expect(zoomedTo(whole, 99, { x: 0, y: 0 }, frame).scale).toBe(largestScale);
});
