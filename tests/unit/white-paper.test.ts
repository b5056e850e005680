import { expect, test } from 'vitest';
import { takeWhiteAway } from '#engine/pixels/white-paper.ts';

test('white becomes nothing, black stays, and what lies between looks the same on white again', () => {
  const colours = [
    [255, 255, 255],
    [0, 0, 0],
    [200, 30, 30],
    [250, 250, 180],
    [128, 128, 128],
  ] as const;
  const pixels = new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));
  takeWhiteAway(pixels);
  const opacities = colours.map((_, i) => pixels[i * 4 + 3]);
  expect(opacities).toEqual([0, 255, 225, 75, 127]);
  colours.forEach((colour, i) => {
    const opacity = (pixels[i * 4 + 3] as number) / 255;
    colour.forEach((channel, c) => {
      const onWhite = (pixels[i * 4 + c] as number) * opacity + 255 * (1 - opacity);
      expect(Math.abs(onWhite - channel)).toBeLessThanOrEqual(1);
    });
  });
});
