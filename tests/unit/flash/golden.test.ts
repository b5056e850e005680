import { expect, test } from 'vitest';
import { styleIds } from '#contract/style.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { goldenRequests, hashOf, requestName } from '../../support/flash-requests.ts';

test('drawings have the pixels that they had', async () => {
  const hashes: Record<string, string> = {};
  for (const request of goldenRequests) {
    const { pixels } = await drawFlash(request, flashAssets);
    hashes[requestName(request)] = await hashOf(pixels);
  }
  // After a change that is meant to alter drawings, look at them (npm run flash:sheet), then rewrite the file:
  // npm run test:unit -- golden --update
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot('../../support/flash-hashes.json');
}, 60_000);

test('every style is among them', () => {
  expect(new Set(goldenRequests.map(({ style }) => style))).toEqual(new Set(styleIds));
});
