import { expect, test } from 'vitest';
import { paletteOf } from '#features/preview/export/palette.ts';

function pixels(
  ...colours: [r: number, g: number, b: number, a: number, count: number][]
): Uint8ClampedArray {
  return new Uint8ClampedArray(
    colours.flatMap(([r, g, b, a, count]) => Array(count).fill([r, g, b, a]).flat()),
  );
}

test('the inks of a design, most used first, without paper', () => {
  const design = pixels(
    [20, 20, 20, 255, 60],
    [200, 30, 30, 255, 38],
    [30, 30, 30, 255, 2],
    [255, 255, 255, 0, 500],
  );
  expect(paletteOf(design)).toEqual([
    { colour: '#141414', share: 0.62 },
    { colour: '#c81e1e', share: 0.38 },
  ]);
});

test('a design of nothing needs no ink', () => {
  expect(paletteOf(pixels([0, 0, 0, 0, 10]))).toEqual([]);
});
