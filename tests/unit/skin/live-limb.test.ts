import { expect, test } from 'vitest';
import { emptyMask, emptyPicture, type Mask } from '#engine/pixels/raster.ts';
import { type FormerPlace, followLimb } from '#engine/skin/live/follow-limb.ts';
import { inkFilm } from '#engine/skin/live/ink-film.ts';
import { likelyPlace } from '#engine/skin/live/likely-place.ts';
import { carried, chained, moved, reversed, still } from '#engine/skin/live/motion.ts';
import { regionAround } from '#engine/skin/live/region.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';

const size = { width: 256, height: 192 };

/** A band of skin: its middle line runs through the place, in that direction. */
function band(x: number, y: number, deg: number, width: number): Mask {
  const mask = emptyMask(size.width, size.height);
  const [along, across] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const beside = (row + 0.5 - y) * along - (column + 0.5 - x) * across;
      if (Math.abs(beside) <= width / 2) mask.data[row * size.width + column] = 255;
    }
  }
  return mask;
}

function again(mask: Mask, former: FormerPlace, times: number) {
  let place = followLimb(mask, 1, former);
  for (let i = 1; i < times && place; i++) place = followLimb(mask, 1, { ...place, isLost: false });
  return place;
}

test('a design begins in the middle of the limb, and is drawn back there when it was tracked beside it', () => {
  const mask = band(128, 96, 10, 70);
  const start = followLimb(mask, 1, undefined);
  if (!start) throw new Error('no place');
  const { centre } = start.placement;
  const beside = { ...start.placement, centre: { x: centre.x, y: centre.y + 12 / 256 } };
  const once = followLimb(mask, 1, { ...start, placement: beside, isLost: false });
  const settled = again(mask, { ...start, placement: beside, isLost: false }, 12);
  expect((once?.placement.centre.y ?? 0) * 256).toBeLessThan(beside.centre.y * 256 - 2);
  expect(Math.abs((settled?.placement.centre.y ?? 0) - centre.y) * 256).toBeLessThan(1.5);
});

test('it turns and grows with its limb, and keeps to the end of it that it lay by', () => {
  const start = followLimb(band(128, 96, 80, 60), 1, undefined);
  if (!start) throw new Error('no place');
  // The limb's direction passes the upright, where it is told by another angle.
  const place = again(band(128, 96, 100, 75), { ...start, isLost: false }, 30);
  const turned = (((place?.placement.rotationDeg ?? 0) - start.placement.rotationDeg + 540) % 360) - 180;
  expect(turned).toBeCloseTo(20, -0.5);
  expect((place?.placement.width ?? 0) / start.placement.width).toBeCloseTo(75 / 60, 1);
});

test('one that was lost takes the same hold of a limb that is found elsewhere', () => {
  const start = followLimb(band(128, 96, 0, 60), 1, undefined);
  if (!start?.hold) throw new Error('no hold');
  const hold = { ...start.hold, turnDeg: start.hold.turnDeg + 15, width: 0.4 };
  const place = followLimb(band(128, 60, 0, 60), 1, { ...start, hold, isLost: true });
  expect((place?.placement.width ?? 0) * 256).toBeCloseTo(24, 0);
  expect(place?.placement.rotationDeg).toBeCloseTo((start.placement.rotationDeg + 15) % 360, 0);
  expect((place?.placement.centre.y ?? 0) * 256).toBeCloseTo(60, -0.5);
});

test('without skin there is no place', () => {
  expect(followLimb(emptyMask(size.width, size.height), 1, undefined)).toBeUndefined();
});

test('a limb is followed by what lies around the design, with its edges', () => {
  const region = regionAround(
    band(128, 96, 0, 40),
    { centre: { x: 0.5, y: 0.375 }, width: 0.15, rotationDeg: 0 },
    1,
  );
  const at = (x: number, y: number) => region.data[y * size.width + x];
  expect([at(128, 96), at(128, 75), at(128, 70), at(200, 96)]).toEqual([255, 255, 0, 0]);
});

test('a motion and the way back cancel out, and a placement goes along', () => {
  const motion = { a: 0.9, b: 0.4, x: 0.2, y: -0.1 };
  const back = moved(chained(motion, reversed(motion)), { x: 0.3, y: 0.6 });
  expect([back.x, back.y]).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.6, 9)]);
  const placement = { centre: { x: 0.5, y: 0.5 }, width: 0.2, rotationDeg: 350 };
  expect(carried(placement, still)).toEqual(placement);
  const turned = carried(placement, { a: 0, b: 2, x: 0, y: 0 });
  expect(turned).toEqual({ centre: { x: -1, y: 1 }, width: 0.4, rotationDeg: 80 });
});

test.each([
  ['multiplied', initialLook],
  ['covering', { ...initialLook, isMultiplied: false }],
  ['white', { ...initialLook, isWhiteInk: true }],
])('ink as a film changes skin in its place alone: %s', (_, look) => {
  const picture = emptyPicture(3, 1);
  picture.data.set([20, 20, 20, 255, 20, 20, 20, 255, 0, 0, 0, 0]);
  const skin = { width: 3, height: 1, data: new Uint8Array([255, 0, 255]) };
  const { times, plus } = inkFilm({ box: { left: 5, top: 5, width: 3, height: 1 }, picture }, skin, look);
  const through = (pixel: number) =>
    (180 * (times.data[pixel * 4] as number)) / 255 + (plus?.data[pixel * 4] ?? 0);
  if (look.isWhiteInk) expect(through(0)).toBeGreaterThan(200);
  else expect(through(0)).toBeLessThan(120);
  expect([through(1), through(2)]).toEqual([180, 180]);
});

test('skin of any tone may be held into the middle, but nothing grey or green', () => {
  const filled = (...colour: number[]) => {
    const picture = emptyPicture(40, 30);
    for (let i = 0; i < 1200; i++) picture.data.set([...colour, 255], i * 4);
    return likelyPlace(picture);
  };
  expect(filled(246, 226, 212)).toEqual({ x: 0.5, y: 0.375 });
  expect(filled(60, 38, 30)).toBeDefined();
  expect(filled(128, 128, 128)).toBeUndefined();
  expect(filled(90, 140, 60)).toBeUndefined();
});
