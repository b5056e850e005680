import { describe, expect, test } from 'vitest';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { readSoftMask, softMaskOf } from '#engine/pixels/soft-mask.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import { exposureOf } from '#engine/skin/mask/exposure.ts';
import { doubtOf, furtherViewsAt, recolour, turnBack } from '#engine/skin/mask/model-view.ts';
import { modelledSkin } from '#engine/skin/mask/modelled-skin.ts';
import { regionOfTaps } from '#engine/skin/mask/tapped-region.ts';
import type { Rgb } from './pictures.ts';
import { armOn, drawn, f1, fieldWhere } from './pictures.ts';

const size = { width: 160, height: 120 };
const middle = { x: 0.5, y: 0.375, isSkin: true };
const oak: Rgb = [186, 140, 92];
const tones: readonly (readonly [string, Rgb])[] = [
  ['very light', [246, 226, 212]],
  ['light', [224, 180, 150]],
  ['medium', [190, 130, 96]],
  ['brown', [130, 84, 60]],
  ['dark', [82, 54, 42]],
  ['very dark', [48, 34, 30]],
];

describe('one tap teaches the skin of the photo', () => {
  test.each(tones)('%s', (_, tone) => {
    const { picture, truth } = armOn(tone, size, oak);
    expect(f1(regionOfTaps(picture, [middle]), truth.data)).toBeGreaterThan(0.95);
  });

  test('a second tap takes something away again', () => {
    const { picture, truth } = armOn([190, 130, 96], size, [190, 60, 60]);
    const ground = { x: 0.1, y: 0.1, isSkin: false };
    expect(f1(regionOfTaps(picture, [middle, ground]), truth.data)).toBeGreaterThan(0.95);
  });

  test('a picture of one pixel is all skin', () => {
    expect([
      ...regionOfTaps(
        drawn({ width: 1, height: 1 }, () => [200, 150, 120]),
        [{ x: 0.5, y: 0.5, isSkin: true }],
      ),
    ]).toEqual([1]);
  });
});

describe('the model, corrected', () => {
  const { picture, truth } = armOn([130, 84, 60], size, oak);

  test('a coarse and holey guess becomes the arm', () => {
    const guess = fieldWhere(size, (x, y) => {
      const coarse =
        truth.data[Math.min(119, y - (y % 8) + 4) * 160 + Math.min(159, x - (x % 8) + 4)] === 255;
      const isHole = Math.hypot(x - 60, y - 55) < 8;
      return isHole ? 0.45 : coarse ? 0.93 : 0.07;
    });
    const before = f1(
      guess.data.map((each) => (each > 0.5 ? 1 : 0)),
      truth.data,
    );
    const after = f1(modelledSkin(picture, guess, []), truth.data);
    expect(before).toBeLessThan(0.95);
    expect(after).toBeGreaterThan(0.97);
  });

  test('a tap where the model saw nothing brings the arm back', () => {
    const nothing = fieldWhere(size, () => 0.01);
    expect(f1(modelledSkin(picture, nothing, []), truth.data)).toBe(0);
    expect(f1(modelledSkin(picture, nothing, [middle]), truth.data)).toBeGreaterThan(0.95);
  });

  test('a tap on what is no skin takes it away', () => {
    const everything = fieldWhere(size, () => 0.99);
    const off = [{ x: 0.5, y: 0.05, isSkin: false }, { x: 0.5, y: 0.7, isSkin: false }, middle];
    const found = modelledSkin(picture, everything, off);
    expect(found[5 * 160 + 80]).toBe(0);
    expect(found[60 * 160 + 80]).toBe(1);
  });

  test('a tap on a sleeve takes away the sleeve and not the arm, although they look alike', () => {
    const sleeve: Rgb = [190, 138, 108];
    const isSleeve = (x: number): boolean => x > 96;
    const ground: Rgb = [176, 122, 92];
    const { picture: bare, truth: limb } = armOn([206, 152, 120], size, ground);
    const { picture: dressed } = armOn(sleeve, size, ground);
    const clothed = drawn(size, (x, y) => {
      const from = isSleeve(x) ? dressed : bare;
      const hem = Math.abs(x - 96) < 2 && limb.data[y * 160 + x] === 255 ? 0.75 : 1;
      return [0, 1, 2].map((c) => hem * (from.data[(y * 160 + x) * 4 + c] as number)) as unknown as Rgb;
    });
    const skin = limb.data.map((each, i) => (isSleeve(i % 160) ? 0 : each));
    const asModelled = fieldWhere(size, (x, y) => (limb.data[y * 160 + x] === 255 ? 0.92 : 0.04));
    expect(f1(modelledSkin(clothed, asModelled, []), skin)).toBeLessThan(0.8);
    const off = { x: 125 / 160, y: 71 / 160, isSkin: false };
    expect(f1(modelledSkin(clothed, asModelled, [off]), skin)).toBeGreaterThan(0.85);
  });
});

test('a soft mask follows the edge of a larger picture and is exactly 0 and 255 away from it', () => {
  const large = armOn([130, 84, 60], { width: 640, height: 480 }, oak);
  const small = shrinkPicture(large.picture, size);
  const marks = regionOfTaps(small, [middle]);
  const mask = readSoftMask(softMaskOf(small, marks), large.picture, wholeWindow);
  const found = mask.data.map((each) => (each >= 128 ? 1 : 0));
  expect(f1(found, large.truth.data)).toBeGreaterThan(0.985);
  expect(mask.data[10 * 640 + 320]).toBe(0);
  expect(mask.data[240 * 640 + 320]).toBe(255);
});

test('a window of a soft mask is that part of the whole', () => {
  const { picture } = armOn([130, 84, 60], size, oak);
  const soft = softMaskOf(picture, regionOfTaps(picture, [middle]));
  const whole = readSoftMask(soft, picture, wholeWindow);
  const part = drawn(
    { width: 40, height: 30 },
    (x, y) => [0, 1, 2].map((c) => picture.data[((y + 45) * 160 + x + 60) * 4 + c]) as unknown as Rgb,
  );
  const read = readSoftMask(soft, part, { left: 60 / 160, top: 45 / 120, width: 40 / 160, height: 30 / 120 });
  for (let y = 0; y < 30; y++) {
    for (let x = 0; x < 40; x++) expect(read.data[y * 40 + x]).toBe(whole.data[(y + 45) * 160 + x + 60]);
  }
});

test('turned views are turned back', () => {
  const side = 5;
  const field = Float32Array.from({ length: 25 }, (_, i) => i);
  // Clockwise by one quarter: what was at (x, y) is seen at (side − 1 − y, x).
  const seen = new Float32Array(25);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) seen[x * side + side - 1 - y] = field[y * side + x] as number;
  expect([...turnBack(seen, side, 1)]).toEqual([...field]);
  expect([...turnBack(turnBack(field, side, 3), side, 1)]).toEqual([...field]);
  expect([...turnBack(field, side, 2)]).toEqual([...field].reverse());
});

test('doubt is small for clear bodies of any size, large for fog and for nothing', () => {
  const side = 64;
  const bodyOf = (reach: number, inside = 0.98) =>
    Float32Array.from({ length: side ** 2 }, (_, i) => {
      const from = Math.hypot((i % side) - side / 2, Math.floor(i / side) - side / 2) - reach;
      return from < -0.5 ? inside : from < 1 ? 0.5 : 0.03;
    });
  for (const reach of [5, 12, 30]) expect(doubtOf(bodyOf(reach), side)).toBeLessThan(0.1);
  expect(doubtOf(bodyOf(12, 0.6), side)).toBeGreaterThan(0.8);
  expect(doubtOf(new Float32Array(side ** 2).fill(0.3), side)).toBeGreaterThan(1);
  expect(doubtOf(new Float32Array(side ** 2).fill(0.03), side)).toBe(1);
});

test('a view brightens and saturates as CSS filters do', () => {
  const picture = drawn({ width: 1, height: 1 }, () => [100, 60, 40]);
  recolour(picture, { gain: 2, saturation: 1, turns: 0 });
  expect([...picture.data]).toEqual([200, 120, 80, 255]);
  recolour(picture, { gain: 1, saturation: 0, turns: 0 });
  expect(new Set(picture.data.slice(0, 3)).size).toBe(1);
});

describe('a photo is brightened for the model', () => {
  const exposureWith = (tone: Rgb): number => exposureOf(armOn(tone, size, oak).picture);

  test.each([
    ['very dark', [48, 34, 30], 2, 4],
    ['dark', [82, 54, 42], 1.3, 2],
  ] as const)('when its middle is %s skin', (_, tone, least, most) => {
    expect(exposureWith(tone)).toBeGreaterThan(least);
    expect(exposureWith(tone)).toBeLessThanOrEqual(most);
  });

  test.each([
    ['light skin', [224, 180, 150]],
    ['brown skin in good light', [150, 100, 74]],
    ['a black shirt', [34, 34, 38]],
  ] as const)('but not for %s', (_, tone) => expect(exposureWith(tone)).toBe(1));

  test('more the darker it is, up to what noise allows', () => {
    const dim = (share: number): number => exposureWith([180 * share, 125 * share, 92 * share]);
    expect(dim(0.5)).toBeGreaterThan(1.3);
    expect(dim(0.35)).toBeGreaterThan(dim(0.5));
    expect(dim(0.02)).toBe(4);
  });

  test('and then first seen as it is when the model is in doubt', () => {
    expect(furtherViewsAt(1)).not.toContainEqual(
      expect.objectContaining({ gain: 1, turns: 0, saturation: 1 }),
    );
    expect(furtherViewsAt(2)[0]).toMatchObject({ gain: 0.5, turns: 0, saturation: 1 });
  });
});
