import { expect, test, vi } from 'vitest';
import type { StyleId } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const squares = 32;

/** How dark each square of the drawing is on average, 0 … 255. */
async function darkness(style: StyleId, detail: 1 | 2, seed = 7): Promise<number[]> {
  const prompt = 'a wolf howling at a full moon with roses';
  const request = { prompt, style, isColor: true, seed, output: 0, detail } as const;
  const { width, height, pixels } = await drawFlash(request, flashAssets);
  expect([width, height]).toEqual([1024 * detail, 1024 * detail]);
  const side = width / squares;
  const sums = new Array<number>(squares ** 2).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / side) * squares + Math.floor(x / side);
      sums[square] = (sums[square] as number) + 255 - (pixels[(y * width + x) * 4 + 1] as number);
    }
  }
  return sums.map((sum) => sum / side ** 2);
}

function meanDifference(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0) / a.length;
}

// One style for each way of finishing: dots, lines, facets, smoke, wind, wet colour.
test.each(['dotwork', 'blackwork', 'geometric', 'black-grey', 'japanese', 'watercolor'] as const)(
  'in %s a larger drawing is the same drawing',
  async (style) => {
    const usual = await darkness(style, 1);
    expect(meanDifference(usual, await darkness(style, 2))).toBeLessThan(3);
    expect(meanDifference(usual, await darkness(style, 1, 8))).toBeGreaterThan(8);
  },
);
