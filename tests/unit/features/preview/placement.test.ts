import { expect, test } from 'vitest';
import { pinchOf, shortestTurn, snapped } from '#features/preview/stage/pinch.ts';
import {
  grown,
  movedBy,
  nudged,
  offsetOf,
  scaleOf,
  startPlacement,
  turned,
  withScale,
} from '#features/preview/try-on/placement.ts';
import { isMeasurable, widthCm } from '#features/preview/try-on/real-size.ts';

const photo = { width: 4000, height: 3000 };
const start = startPlacement(photo);

test('a nudge moves by 0.05 of the longer side', () => {
  expect(offsetOf(start, photo)).toEqual({ x: 0, y: 0 });
  const { x, y } = offsetOf(nudged(start, 1, -1, photo), photo);
  expect([x, y]).toEqual([expect.closeTo(0.05), expect.closeTo(-0.05)]);
});

test('a tattoo stays in the photo', () => {
  expect(movedBy(start, { x: 9, y: -9 }, photo).centre).toEqual({ x: 1, y: 0 });
});

test('sizes stay within their bounds', () => {
  expect(scaleOf(withScale(start, 7))).toBeCloseTo(3);
  expect(scaleOf(withScale(start, 0.001))).toBeCloseTo(0.01);
  expect(scaleOf(grown(withScale(start, 1), 0.001))).toBeCloseTo(0.01);
  expect(scaleOf(grown(withScale(start, 1), 99))).toBeCloseTo(3);
});

test('a design that its size in cm made small is not blown up by a pinch', () => {
  const small = { ...start, width: 0.005 };
  expect(grown(small, 0.9).width).toBeCloseTo(0.005);
  expect(grown(small, 2).width).toBeCloseTo(0.01);
});

test('angles stay within one turn', () => {
  expect(turned(start, -30).rotationDeg).toBe(330);
  expect(turned(turned(start, 350), 20).rotationDeg).toBe(10);
});

test('a known length tells the size on the skin', () => {
  const known = { from: { x: 0.1, y: 0.1 }, to: { x: 0.5, y: 0.1 }, lengthCm: 8.56 };
  expect(widthCm({ ...start, width: 0.2 }, known)).toBeCloseTo(4.28);
  expect(widthCm(start, null)).toBeNull();
  expect(isMeasurable(known)).toBe(true);
  expect(isMeasurable({ from: known.from, to: known.from })).toBe(false);
});

test('two fingers pinch, turn and move at once', () => {
  const pinch = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 50, y: 10 },
      { x: 50, y: 210 },
    ],
  );
  expect(pinch.ratio).toBe(2);
  expect(pinch.turnDeg).toBe(84);
  expect(pinch.move).toEqual({ x: 0, y: 110 });
});

test('fingers that hardly turn do not turn the tattoo', () => {
  const { turnDeg } = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 200, y: 15 },
    ],
  );
  expect(turnDeg).toBeCloseTo(0);
});

test('angles near a quarter are pulled to it', () => {
  expect([snapped(88), snapped(356.5), snapped(84), snapped(183)]).toEqual([90, 0, 84, 180]);
  expect([shortestTurn(350), shortestTurn(-190)]).toEqual([-10, 170]);
});
