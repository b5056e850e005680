import { expect, test } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import type { FlashDrawing } from '#engine/flash/flash.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { sceneKey } from '#engine/flash/random/scene-key.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { coarseInk, differenceOf, look } from '../../support/flash-look.ts';

const wolf: FlashRequest = {
  prompt: 'a howling wolf and a crescent moon',
  style: 'old-school',
  isColor: true,
  seed: 42,
  output: 1,
};
const draw = (request: FlashRequest, variation?: Variation) =>
  drawFlash({ ...request, variation }, flashAssets);

/** The ink of each field of a 32 × 32 grid, seen from behind. */
function fromBehind(drawing: FlashDrawing): Float32Array {
  const ink = coarseInk(drawing);
  return ink.map((_, i) => ink[i - (i % 32) + 31 - (i % 32)] as number);
}

test('mirrored, everything stands on the other side and looks the other way', async () => {
  const plain = await draw(wolf);
  const mirrored = await draw(wolf, { isMirrored: true });
  expect(differenceOf(coarseInk(plain), coarseInk(mirrored))).toBeGreaterThan(0.3);
  expect(differenceOf(coarseInk(plain), fromBehind(mirrored))).toBeLessThan(0.1);
  expect(mirrored.notes).toEqual({ ...plain.notes, variation: { isMirrored: true } });
});

test('mirrored, words can still be read', async () => {
  const words: FlashRequest = { ...wolf, prompt: '"FOREVER"', style: 'lettering', isColor: false };
  const plain = coarseInk(await draw(words));
  expect(differenceOf(plain, coarseInk(await draw(words, { isMirrored: true })))).toBeLessThan(0.15);
  expect(differenceOf(plain, fromBehind(await draw(words)))).toBeGreaterThan(0.15);
});

test.each(styleIds)('line art has no colour, no shade and no solid black: %s', async (style) => {
  const request = { ...wolf, style };
  const seen = look(await draw(request, { isLineArt: true }));
  expect(seen.saturation).toBeLessThan(0.05);
  expect(seen.coverage).toBeLessThan(0.16);
  expect(seen.coverage).toBeLessThan(look(await draw(request)).coverage * 1.01);
});

test('bare, no frame, smoke or splash is drawn', async () => {
  for (const style of ['black-grey', 'watercolor', 'mandala', 'japanese'] as const) {
    const request = { ...wolf, style };
    const notes = (await draw(request)).notes.understood;
    const bare = await draw(request, { isBare: true });
    expect(bare.notes.understood, style).toEqual(notes);
    expect(differenceOf(coarseInk(await draw(request)), coarseInk(bare)), style).toBeGreaterThan(0.06);
  }
});

test('another style keeps the scene of the first, and so does a word more', async () => {
  const scene = { style: wolf.style ?? 'old-school', key: sceneKey(wolf.prompt, wolf.style ?? 'old-school') };
  const first = coarseInk(await draw(wolf));
  const other: FlashRequest = { ...wolf, style: 'sketch' };
  const kept = differenceOf(first, coarseInk(await draw(other, { scene })));
  expect(kept).toBeLessThan(differenceOf(first, coarseInk(await draw(other))));
  expect((await draw(wolf, { scene })).pixels).toEqual((await draw(wolf)).pixels);
});
