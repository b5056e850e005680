import { styleIds } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { photoOfMask } from '../support/pictures.ts';
import { openFlashPage } from './flash-page/flash-page.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run bench image`: how long a design after a picture takes, in each style, in Node and in a browser's worker;
 * and in Node the next design of the same picture, which is known by then.
 */
const times = 5;
const picture = photoOfMask();

await using stack = new AsyncDisposableStack();
const page = await openFlashPage(stack);
print(['style', 'node', 'next', 'browser'].map((title) => title.padEnd(18)).join(''));
for (const style of styleIds) {
  const request: FlashRequest = { prompt: '', style, isColor: true, seed: 3, output: 1 };
  const own: number[] = [];
  const next: number[] = [];
  for (let i = 0; i <= times; i++) {
    const unseen = { ...request, picture: { ...picture } };
    own.push(await timeOf(unseen));
    next.push(await timeOf(unseen));
  }
  const requests = Array.from({ length: times + 1 }, () => request);
  const other = await page.evaluate((all) => window.benchImage(all), requests);
  print([style, median(own), median(next), median(other)].map((column) => column.padEnd(18)).join(''));
}

async function timeOf(request: FlashRequest): Promise<number> {
  const start = performance.now();
  await drawFlash(request, flashAssets);
  return performance.now() - start;
}

/** Of all but the first, which warms up. */
function median(durations: readonly number[]): string {
  return `${quantile(durations.slice(1), 0.5).toFixed(0)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
