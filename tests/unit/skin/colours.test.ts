import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chromaSpace } from '#engine/pixels/colour-spaces.ts';
import { labPlanes } from '#engine/pixels/lab.ts';
import { colourRuleMask, isSkinColour } from '#engine/skin/mask/colour-rule.ts';
import { drawn } from './pictures.ts';

const byte = fc.integer({ min: 0, max: 255 });

test('knows the Lab values of white, black and pure red', () => {
  const lab = labPlanes(
    drawn(
      { width: 3, height: 1 },
      (x) =>
        [
          [255, 255, 255],
          [0, 0, 0],
          [255, 0, 0],
        ][x] as [number, number, number],
    ),
  );
  const at = (i: number): number[] => [lab[i], lab[3 + i], lab[6 + i]] as number[];
  expect(at(0)).toEqual([100, 0, 0].map((value) => expect.closeTo(value, 0)));
  expect(at(1)).toEqual([0, 0, 0].map((value) => expect.closeTo(value, 0)));
  expect(at(2)).toEqual([53.2, 80.1, 67.2].map((value) => expect.closeTo(value, 0)));
});

test('log chroma is the same for skin in light and in shadow', () => {
  const lit = [180, 120, 90] as const;
  // Linear light halved: bytes times 0.5^(1/2.2), about.
  const picture = drawn({ width: 40, height: 8 }, (x) => {
    const light = x < 20 ? 1 : 0.73;
    return [lit[0] * light, lit[1] * light, lit[2] * light];
  });
  const { points } = chromaSpace(picture, 1);
  const at = (x: number): number[] => [...points.values.slice((4 * 40 + x) * 2, (4 * 40 + x) * 2 + 2)];
  expect(Math.abs((at(5)[0] as number) - (at(35)[0] as number))).toBeLessThan(0.08);
  expect(Math.abs((at(5)[1] as number) - (at(35)[1] as number))).toBeLessThan(0.08);
});

/** The rule word for word, with hue, saturation and value spelled out. */
function asSpecified(red: number, green: number, blue: number): boolean {
  if (red > 60 && green > 30 && blue > 15 && red > blue && red > 0.8 * green) return true;
  const value = Math.max(red, green, blue) / 255;
  const range = value - Math.min(red, green, blue) / 255;
  const saturation = value > 0 ? range / value : 0;
  if (range === 0) return false;
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const sixth = r === value ? ((g - b) / range) % 6 : g === value ? (b - r) / range + 2 : (r - g) / range + 4;
  const hue = (60 * sixth + 360) % 360;
  return (hue <= 60 || hue >= 300) && saturation >= 0.1 && saturation <= 0.8 && value >= 0.2;
}

test('keeps to the specified rule', () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      // At 60° and 300° exactly two channels tie for the most; rounding decides there.
      fc.pre(!(red === green && red > blue) && !(red === blue && red > green));
      expect(isSkinColour(red, green, blue)).toBe(asSpecified(red, green, blue));
    }),
    { numRuns: 2000 },
  );
});

test('the rule takes light skin and wood alike, and no blue', () => {
  const picture = drawn(
    { width: 3, height: 1 },
    (x) =>
      [
        [224, 172, 140],
        [150, 100, 60],
        [40, 60, 160],
      ][x] as [number, number, number],
  );
  expect([...colourRuleMask(picture).data]).toEqual([255, 255, 0]);
});
