import { expect, test } from 'vitest';
import { largestLimb } from '#engine/skin/limb/largest-limb.ts';
import { startOnSkin } from '#engine/skin/limb/start-on-skin.ts';
import { maskWhere } from './pictures.ts';

const size = { width: 300, height: 225 };
/** Across a line through a place, in pixels. */
const beside = (x: number, y: number, deg: number, at: { x: number; y: number }) =>
  (y - at.y) * Math.cos((deg * Math.PI) / 180) - (x - at.x) * Math.sin((deg * Math.PI) / 180);

/** A wide arm that slants down to the right, and a thin one above it. */
const twoArms = maskWhere(
  size,
  (x, y) =>
    Math.abs(beside(x, y, 20, { x: 150, y: 150 })) < 30 || Math.abs(beside(x, y, 20, { x: 150, y: 50 })) < 8,
);

test('a design that nobody has placed lies on the middle of the larger limb, along it, at 60 % of its width', () => {
  const start = startOnSkin(twoArms, 1.4);
  expect(start?.width).toBeCloseTo((0.6 * 60) / 300, 1);
  expect(start?.rotationDeg).toBeCloseTo(290, -1);
  const across = beside((start?.centre.x ?? 0) * 300, (start?.centre.y ?? 0) * 300, 20, { x: 150, y: 150 });
  expect(Math.abs(across)).toBeLessThan(3);
  expect(Math.abs((start?.centre.x ?? 0) - 0.5)).toBeLessThan(0.1);
});

test('a wide design lies along the limb with its longer side, and never upside down', () => {
  const start = startOnSkin(twoArms, 0.5);
  expect(start?.rotationDeg).toBeCloseTo(20, -1);
  expect(start?.width).toBeCloseTo((0.6 * 60) / 300 / 0.5, 1);
});

test('a long design stays within the limb', () => {
  const short = maskWhere(size, (x, y) => Math.abs(x - 150) < 20 && y > 60 && y < 165);
  const start = startOnSkin(short, 4);
  expect(4 * (start?.width ?? 1) * 300).toBeLessThan(105);
});

test('a back has no direction: the design lies upright where there is most room', () => {
  const back = maskWhere(size, (x, y) => (x - 120) ** 2 + (y - 110) ** 2 < 90 ** 2);
  const start = startOnSkin(back, 1.2);
  expect(start?.rotationDeg).toBe(0);
  expect(Math.hypot((start?.centre.x ?? 0) * 300 - 120, (start?.centre.y ?? 0) * 300 - 110)).toBeLessThan(4);
  expect(largestLimb(back)?.direction).toBeUndefined();
});

test('without skin there is no such place', () => {
  expect(
    startOnSkin(
      maskWhere(size, () => false),
      1,
    ),
  ).toBeUndefined();
});
