import { expect, test } from 'vitest';
import { modelledSkin } from '#engine/skin/mask/modelled-skin.ts';
import { openEdgeShare } from '#engine/skin/mask/open-edges.ts';
import { armOn, f1, fieldWhere } from './pictures.ts';

const size = { width: 160, height: 120 };
const { picture, truth } = armOn([120, 72, 50], size, [150, 160, 170]);
const isTrue = (x: number, y: number) => (truth.data[y * size.width + x] as number) > 0;
const marksOf = (isIn: (x: number, y: number) => boolean) =>
  Uint8Array.from(fieldWhere(size, (x, y) => (isIn(x, y) ? 1 : 0)).data);

test('an edge of the mask is open where the surface goes on beyond it', () => {
  expect(openEdgeShare(picture, marksOf(isTrue))).toBeLessThan(0.05);
  const half = marksOf((x, y) => isTrue(x, y) && x < 80);
  expect(openEdgeShare(picture, half)).toBeGreaterThan(0.1);
});

test('an arm of which the model is certain to see but a part is whole all the same', () => {
  const seen = fieldWhere(size, (x, y) => (isTrue(x, y) && y > 60 + 0.25 * (x - 80) ? 0.99 : 0.01));
  const found = modelledSkin(picture, seen, []);
  expect(f1(found, truth.data)).toBeGreaterThan(0.97);
});

test('who says what is no skin is believed', () => {
  const seen = fieldWhere(size, (x, y) => (isTrue(x, y) && y > 60 + 0.25 * (x - 80) ? 0.99 : 0.01));
  const found = modelledSkin(picture, seen, [{ x: 80 / 160, y: 48 / 160, isSkin: false }]);
  expect(f1(found, truth.data)).toBeLessThan(0.8);
});
