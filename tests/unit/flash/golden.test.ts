import { beforeAll, describe, expect, test } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import type { Look } from '../../support/flash-look.ts';
import { look } from '../../support/flash-look.ts';
import { goldenRequests, hashOf, requestName } from '../../support/flash-requests.ts';

interface Golden {
  readonly name: string;
  readonly request: FlashRequest;
  readonly hash: string;
  readonly look: Look;
  /** Whether there are words and nothing else. */
  readonly isLettering: boolean;
  /** What the prompt asks for and the drawing does not show. */
  readonly unpainted: readonly string[];
}

const drawings: Golden[] = [];
const withoutColor: readonly (string | null)[] = ['black-grey', 'tribal'];

beforeAll(async () => {
  for (const request of goldenRequests) {
    const drawing = await drawFlash(request, flashAssets);
    drawings.push({
      name: requestName(request),
      request,
      hash: await hashOf(drawing.pixels),
      look: look(drawing),
      isLettering: drawing.notes.understood.every(({ motif }) => motif === 'lettering'),
      unpainted: readPrompt(request.prompt)
        .subjects.filter(
          ({ concept }) => !drawing.notes.understood.some(({ motif }) => motif === concept.name),
        )
        .map(({ word }) => word),
    });
  }
}, 240_000);

test('drawings have the pixels that they had', async () => {
  const hashes = Object.fromEntries(drawings.map(({ name, hash }) => [name, hash]));
  // After a change that is meant to alter drawings, look at them (npm run flash:sheet), then rewrite the file:
  // npm run test:unit -- golden --update
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot('../../support/flash-hashes.json');
});

test('there are sixty, at least four of every style, and each prompt has its own', () => {
  expect(goldenRequests).toHaveLength(60);
  expect(new Set(goldenRequests.map(({ prompt }) => prompt)).size).toBe(60);
  for (const id of styleIds) {
    expect(goldenRequests.filter(({ style }) => style === id).length, id).toBeGreaterThanOrEqual(4);
  }
});

describe('a drawing', () => {
  test('covers 4 to 60 % of the page; words alone may be lighter', () => {
    for (const { name, isLettering, look: seen } of drawings) {
      expect(seen.coverage, name).toBeGreaterThan(isLettering ? 0.015 : 0.04);
      expect(seen.coverage, name).toBeLessThan(0.6);
    }
  });

  test('shows everything that was read in its prompt', () => {
    for (const { name, unpainted } of drawings) expect(unpainted, name).toEqual([]);
  });

  test('keeps off the border of the page', () => {
    for (const { name, look: seen } of drawings) expect(seen.margin, name).toBeGreaterThanOrEqual(16);
  });

  test('has colour when it was asked for, and none otherwise', () => {
    for (const { name, request, isLettering, look: seen } of drawings) {
      const isColored = request.isColor && !withoutColor.includes(request.style);
      if (!isColored) expect(seen.saturation, name).toBeLessThan(0.08);
      else if (!isLettering) expect(seen.saturation, name).toBeGreaterThan(0.1);
    }
  });
});
