import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeWindow } from '#engine/pixels/window.ts';
import { brushMask } from '#engine/skin/erase/brush.ts';
import { EraseHistory } from '#engine/skin/erase/erase-history.ts';
import { blankEraseMap, withStrokes } from '#engine/skin/erase/erase-map.ts';
import { coverAt, stampsAlong } from '#engine/skin/erase/stamp.ts';
import type { EraseStroke } from '#engine/skin/scene.ts';
import { maskWhere } from './pictures.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share, pressure: fc.double({ min: 0, max: 1, noNaN: true }) });
const stroke: fc.Arbitrary<EraseStroke> = fc.record({
  points: fc.array(point, { minLength: 1, maxLength: 6 }),
  diameter: fc.double({ min: 0.02, max: 0.4, noNaN: true }),
  hardness: fc.double({ min: 0.1, max: 1, noNaN: true }),
  opacity: fc.double({ min: 0.1, max: 1, noNaN: true }),
  flow: fc.double({ min: 0.1, max: 1, noNaN: true }),
});
const size = { width: 48, height: 32 };

test('stamps lie at most 12 % of the thinnest diameter apart and reach both ends', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 6 }),
      fc.double({ min: 0.05, max: 0.5, noNaN: true }),
      (points, diameter) => {
        const stamps = stampsAlong(points, diameter);
        for (let i = 1; i < stamps.length; i++) {
          const [a, b] = [stamps[i - 1], stamps[i]];
          if (!a || !b) continue;
          const thinnest = 2 * Math.min(a.radius, b.radius);
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(0.12 * thinnest + 1e-9);
        }
        expect(stamps.at(-1)?.x).toBeCloseTo(points.at(-1)?.x ?? Number.NaN, 9);
      },
    ),
  );
});

test('a brush is whole inside its hardness and falls to nothing at its rim', () => {
  expect(coverAt(4, 10, 0.5)).toBe(1);
  expect(coverAt(10, 10, 0.5)).toBe(0);
  expect(coverAt(7.5, 10, 0.5)).toBeCloseTo(0.5);
  expect(coverAt(9.9, 10, 1)).toBe(1);
});

test('a stroke takes no more than its opacity, however often it crosses itself', () => {
  fc.assert(
    fc.property(stroke, (each) => {
      const { data } = withStrokes(blankEraseMap(size), [each]);
      for (const kept of data) expect(kept).toBeGreaterThanOrEqual(1 - each.opacity - 1e-5);
    }),
  );
});

test('flow builds up under a slow pass', () => {
  const at = (points: EraseStroke['points']): number => {
    const each = { points, diameter: 0.5, hardness: 1, opacity: 1, flow: 0.2 };
    return withStrokes(blankEraseMap(size), [each]).data[16 * 48 + 24] as number;
  };
  const once = at([{ x: 0.5, y: 0.5 }]);
  const often = at([
    { x: 0.45, y: 0.5 },
    { x: 0.55, y: 0.5 },
    { x: 0.45, y: 0.5 },
  ]);
  expect(once).toBeCloseTo(0.8, 5);
  expect(often).toBeLessThan(0.5);
});

test('strokes, undo and other strokes always end as if painted anew', () => {
  const steps = fc.array(fc.oneof(stroke, fc.constant('undo' as const)), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (each) => {
      const history = new EraseHistory(size);
      let strokes: EraseStroke[] = [];
      for (const step of each) {
        strokes = step === 'undo' ? strokes.slice(0, -1) : [...strokes, step];
        history.mapOf(strokes);
      }
      expect(history.mapOf(strokes).data).toEqual(withStrokes(blankEraseMap(size), strokes).data);
    }),
    { numRuns: 40 },
  );
});

test('a brush paints skin in and takes it away, and leaves the rest', () => {
  const mask = maskWhere({ width: 100, height: 50 }, (x) => x < 50);
  const shape = { width: 1, height: 0.5 };
  const dab = (x: number, isSkin: boolean) => ({
    isSkin,
    points: [{ x, y: 0.25 }],
    diameter: 0.2,
    hardness: 1,
  });
  brushMask(mask, [dab(0.8, true), dab(0.2, false)], wholeWindow, shape);
  const at = (x: number): number => mask.data[25 * 100 + x] as number;
  expect([at(80), at(20), at(40), at(65), at(5)]).toEqual([255, 0, 255, 0, 255]);
});

test('a window of a brushed mask is that part of the whole', () => {
  const whole = maskWhere({ width: 100, height: 50 }, () => false);
  const part = maskWhere({ width: 20, height: 10 }, () => false);
  const strokes = [{ isSkin: true, points: [{ x: 0.5, y: 0.25 }], diameter: 0.1, hardness: 0.6 }];
  brushMask(whole, strokes, wholeWindow, { width: 1, height: 0.5 });
  brushMask(part, strokes, { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }, { width: 1, height: 0.5 });
  for (let y = 0; y < 10; y++) {
    for (let x = 0; x < 20; x++) expect(part.data[y * 20 + x]).toBe(whole.data[(y + 20) * 100 + x + 40]);
  }
});
