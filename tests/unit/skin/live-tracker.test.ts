import { expect, test } from 'vitest';
import type { Mask } from '#engine/pixels/raster.ts';
import { emptyMask, emptyPicture } from '#engine/pixels/raster.ts';
import { type GreyLevels, greyLevelsOf } from '#engine/skin/live/grey-levels.ts';
import { type Motion, moved, reversed, still } from '#engine/skin/live/motion.ts';
import { Tracker } from '#engine/skin/live/tracker.ts';

const size = { width: 192, height: 144 };
const longest = 192;

/** A limb with a few freckles before a wall that has its own pattern, seen by a camera that moved. In pixels. */
function seen(motion: Motion, { light = 1, isCovered = false } = {}): GreyLevels {
  const back = reversed(motion);
  const picture = emptyPicture(size.width, size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const at = moved(back, { x: x + 0.5, y: y + 0.5 });
      const grey = isCovered ? 90 + 60 * Math.sin(x * 0.9) * Math.cos(y * 0.7) : light * greyAt(at.x, at.y);
      // The noise of a camera, another one in each picture.
      const noise = 2 * Math.sin(x * 12.9898 + y * 78.233 + motion.x * 37.7);
      picture.data.set([grey + noise, grey + noise, grey + noise, 255], (y * size.width + x) * 4);
    }
  }
  return greyLevelsOf(picture);
}

function greyAt(x: number, y: number): number {
  const across = (x - 96) / 34;
  if (Math.abs(across) > 1) return 70 + 20 * Math.sin(x / 9) * Math.sin(y / 7);
  const freckles = [
    [90, 50],
    [104, 72],
    [84, 95],
  ].reduce(
    (sum, [fx, fy]) => sum + 30 * Math.exp(-((x - (fx as number)) ** 2 + (y - (fy as number)) ** 2) / 18),
    0,
  );
  return 190 - 70 * across ** 2 - freckles;
}

/** Around the middle of the limb. */
function limb(): Mask {
  const region = emptyMask(size.width, size.height);
  for (let y = 30; y < 114; y++) region.data.fill(255, y * size.width + 58, y * size.width + 134);
  return region;
}

function around(deg: number, growth: number, x: number, y: number): Motion {
  const [a, b] = [growth * Math.cos((deg * Math.PI) / 180), growth * Math.sin((deg * Math.PI) / 180)];
  const centre = { x: 96, y: 72 };
  return {
    a,
    b,
    x: x + centre.x - (a * centre.x - b * centre.y),
    y: y + centre.y - (b * centre.x + a * centre.y),
  };
}

/** Pixels between where the middle of the limb is and where the tracker believes it to be. */
function offBy(found: Motion | undefined, is: Motion): number {
  if (!found) return Number.POSITIVE_INFINITY;
  const point = { x: 96, y: 60 };
  const [one, other] = [
    moved({ ...found, x: found.x * longest, y: found.y * longest }, point),
    moved(is, point),
  ];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

test.each([
  [0, 0],
  [3, -2],
  [-9, 6],
  [17, 12],
  [-22, -9],
])('a limb that moved by %i and %i pixels is found to a pixel', (x, y) => {
  const is = around(0, 1, x, y);
  expect(offBy(new Tracker(seen(still), limb()).follow(seen(is)), is)).toBeLessThan(1);
});

test('it is followed as it turns, comes nearer and passes into shade', () => {
  const tracker = new Tracker(seen(still), limb());
  for (let i = 1; i <= 12; i++) {
    const is = around(1.5 * i, 1 + 0.015 * i, 2.5 * i, -1.5 * i);
    expect(offBy(tracker.follow(seen(is, { light: 1 - 0.03 * i })), is)).toBeLessThan(1);
  }
});

test('it is lost when something covers it, and found where it comes back', () => {
  const tracker = new Tracker(seen(still), limb());
  expect(tracker.follow(seen(still, { isCovered: true }))).toBeUndefined();
  const is = around(0, 1, 6, 4);
  expect(offBy(tracker.follow(seen(is)), is)).toBeLessThan(1);
});

test('what has left the picture is lost', () => {
  const tracker = new Tracker(seen(still), limb());
  expect(tracker.follow(seen(around(0, 1, 150, 0)))).toBeUndefined();
});

test('one that is told what happened meanwhile goes on from there', () => {
  const is = around(0, 1, 60, 0);
  const since = { ...is, x: is.x / longest, y: is.y / longest };
  expect(offBy(new Tracker(seen(still), limb(), since).follow(seen(is)), is)).toBeLessThan(1);
});
