import { expect, test } from 'vitest';
import { AssetOutOfReach, type FlashAssets } from '#engine/flash/assets.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { hashOf } from '../../support/flash-requests.ts';

/** A device that has no fonts for Chinese, and no network. */
const offline: FlashAssets = {
  async read(path) {
    if (/ma-shan-zheng|yuji-syuku/.test(path) && path.endsWith('.woff')) throw new AssetOutOfReach(path);
    return flashAssets.read(path);
  },
};
const wolf = { prompt: '狼和月亮', style: 'old-school', isColor: true, seed: 5, output: 0 } as const;

test('words that are not set need no font', async () => {
  const { pixels } = await drawFlash(wolf, offline);
  const { pixels: online } = await drawFlash(wolf, flashAssets);
  expect(await hashOf(pixels)).toBe(await hashOf(online));
});

test('a wolf whose views are out of reach is drawn flat', async () => {
  const assets: FlashAssets = {
    async read(path) {
      if (path.endsWith('.view')) throw new AssetOutOfReach(path);
      return flashAssets.read(path);
    },
  };
  const { notes } = await drawFlash({ ...wolf, prompt: 'a wolf' }, assets);
  expect(notes.understood.map(({ motif }) => motif)).toEqual(['wolf']);
  expect(notes.views).toEqual([]);
});

test.each([
  ['that is asked for', { ...wolf, prompt: '狼 "平安"' }],
  ['that the style sets', { ...wolf, style: 'lettering' } as const],
])('a word %s is not left out unseen', async (_, request) => {
  await expect(drawFlash(request, offline)).rejects.toMatchObject({ name: 'ASSET_OUT_OF_REACH' });
});
