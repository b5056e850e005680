import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SkinBench } from './page.ts';

const photos = 50;

/** @param photo file to measure on; without one, a drawn limb */
export async function measureTimes(page: Page, photo: string | undefined): Promise<void> {
  const file = photo ? await readFile(photo, 'base64') : undefined;
  const timings = await page.evaluate(
    (each) => (window as unknown as { bench: SkinBench }).bench.times(each),
    file,
  );
  const {
    bareSegment,
    firstMask,
    settledMask,
    source,
    removal,
    erasing,
    exporting,
    look,
    moving,
    longestTask,
  } = timings;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const before = await memoryOf(page);
  await page.evaluate((count) => (window as unknown as { bench: SkinBench }).bench.openPhotos(count), 1);
  const first = await memoryOf(page);
  await page.evaluate((count) => (window as unknown as { bench: SkinBench }).bench.openPhotos(count), photos);
  const after = await memoryOf(page);
  const lines = [
    `bare segment()              ${ms(bareSegment)}`,
    `first mask (${source})${' '.repeat(Math.max(1, 15 - source.length))}${ms(firstMask)}: ${(firstMask / bareSegment).toFixed(2)} × bare`,
    `settled mask                ${ms(settledMask)}: ${(settledMask / bareSegment).toFixed(2)} × bare`,
    `background removal 1024²    plain ${ms(removal.plain)}, smart ${ms(removal.smart)}`,
    `500 strokes erased          ${ms(erasing.all)}, one more ${ms(erasing.next)}, undo ${ms(erasing.undo)}`,
    `12-megapixel export         ${ms(exporting)}`,
    `slider to picture (800²)    ${ms(look)}`,
    `dragging to picture (800²)  ${ms(moving)}`,
    `longest main-thread task    ${longestTask > 0 ? ms(longestTask) : 'under 50 ms'}`,
    `change off the skin         ${timings.offSkinChange}`,
    `correlation of skin light   ${timings.correlation.toFixed(3)}`,
    `JavaScript and pixel memory ${before} MB, one photo ${first} MB, ${photos} more ${after} MB`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Memory of the page and its workers, in MB, after a garbage collection. */
export async function memoryOf(page: Page): Promise<number> {
  await page.requestGC();
  const bytes = await page.evaluate(async () => {
    const measured = performance as Performance & {
      measureUserAgentSpecificMemory(): Promise<{ bytes: number }>;
    };
    return (await measured.measureUserAgentSpecificMemory()).bytes;
  });
  return Math.round(bytes / 1e6);
}
