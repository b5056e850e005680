import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../support/find-browser.ts';
import { PreviewScreen } from '../../support/preview-page.ts';
import { serveFolder } from '../../support/static-site.ts';
import { quantile } from '../quantile.ts';
import { isolation } from './skin-page.ts';
import { memoryOf } from './times.ts';

const photos = 50;
const moves = 200;
const strokes = 500;
/** Strokes at the beginning and at the end that are compared. */
const sample = 50;

/** Opens photos one after the other and erases with many strokes, on the built app's own screen. */
export async function measureScreen(): Promise<void> {
  const site = await serveFolder('dist', isolation);
  const browser = await chromium.launch({ ...findBrowser() });
  try {
    const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const preview = new PreviewScreen(page);
    await preview.begin();
    for (const mode of ['2D', '3D']) await measureDrag(preview, mode);
    await page.getByText('2D', { exact: true }).click();
    await measureErasing(preview);
    await measureMemory(preview);
  } finally {
    await browser.close();
    site.close();
  }
}

/** What a drag of a tattoo costs the main thread, which may be held up for 50 ms at a time. */
async function measureDrag({ page, stage }: PreviewScreen, mode: string): Promise<void> {
  await page.getByText(mode, { exact: true }).click();
  if (mode === '3D') await stage.locator('canvas').first().waitFor();
  const box = await stage.boundingBox();
  if (!box) throw new Error('there is no stage');
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(Math.round(duration));
    });
    observer.observe({ type: 'longtask' });
    return { durations, observer };
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = Number(await stage.getAttribute('data-frame'));
  const began = performance.now();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < moves; i++) {
    await page.mouse.move(x + 60 * Math.sin(i / 9), y + 30 * Math.sin(i / 7));
  }
  await page.mouse.up();
  const seconds = (performance.now() - began) / 1000;
  const frames = Number(await stage.getAttribute('data-frame')) - before;
  const long = await tasks.evaluate(({ durations, observer }) => {
    observer.disconnect();
    return durations;
  });
  const text = long.length === 0 ? 'none' : `${long.length}, the longest ${Math.max(...long)} ms`;
  process.stdout.write(
    `drag in ${mode}, ${moves} moves   ${(frames / seconds).toFixed(1)} pictures a second; tasks over 50 ms: ${text}\n`,
  );
}

async function measureErasing({ page, slider }: PreviewScreen): Promise<void> {
  await page.getByRole('button', { name: 'Erase tool' }).click();
  await slider.call({ page }, 'Eraser size').fill('10');
  const surface = page.getByRole('group', { name: /^Design to erase from/ });
  const first = await erase(page, surface, sample);
  await erase(page, surface, strokes - 2 * sample);
  const last = await erase(page, surface, sample);
  const text = (taken: readonly number[]) =>
    `median ${quantile(taken, 0.5)} ms, 95 % within ${quantile(taken, 0.95)} ms`;
  process.stdout.write(
    `eraser, pointer to picture   strokes 1–${sample}: ${text(first)}; ${strokes - sample + 1}–${strokes}: ${text(last)}\n`,
  );
  await page.getByRole('dialog', { name: 'Erase' }).getByRole('button', { name: 'Apply' }).click();
}

/** @returns how long each pointer event took until its picture, in ms, in steps of 8 as browsers tell it */
async function erase(page: Page, surface: Locator, count: number): Promise<number[]> {
  const box = await surface.boundingBox();
  if (!box) throw new Error('there is no design');
  const taken = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^pointer(down|move|up)$/.test(entry.name)) durations.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return { durations, observer };
  });
  for (let i = 0; i < count; i++) {
    const at = (share: number): [number, number] => [
      box.x + box.width * (0.5 + 0.4 * Math.sin(i * 0.7 + share)),
      box.y + box.height * (0.5 + 0.4 * Math.cos(i * 1.1 + share)),
    ];
    await page.mouse.move(...at(0));
    await page.mouse.down();
    await page.mouse.move(...at(0.6), { steps: 6 });
    await page.mouse.up();
  }
  return taken.evaluate(({ durations, observer }) => {
    observer.disconnect();
    return durations;
  });
}

async function measureMemory(preview: PreviewScreen): Promise<void> {
  const figures: number[] = [];
  for (let i = 0; i <= photos; i++) {
    await openPhoto(preview, i);
    if (i % (photos / 5) === 0) figures.push(await memoryOf(preview.page));
  }
  process.stdout.write(`memory, after each ${photos / 5} photos  ${figures.join(', ')} MB\n`);
}

/** A band of skin in a place and a tone of its own. */
async function openPhoto({ page, stage }: PreviewScreen, i: number): Promise<void> {
  const band = `<rect width="100%" height="100%" fill="#6d7f8c"/><rect y="${20 + (i % 40)}%" width="100%" height="34%" fill="hsl(20 40% ${30 + i}%)"/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${band}</svg>`;
  const buffer = await sharp(Buffer.from(picture)).jpeg().toBuffer();
  const before = Number(await stage.getAttribute('data-frame'));
  await page
    .getByLabel('Files')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: `band ${i}.jpg`, mimeType: 'image/jpeg', buffer });
  await page.getByText(`band ${i}`, { exact: true }).first().waitFor();
  // Bare, and with its first mask; further looks at one photo end where the next is opened, as for a person in a hurry.
  await page.waitForFunction(
    (frame) => Number(document.querySelector('[data-frame]')?.getAttribute('data-frame')) >= frame + 2,
    before,
    { timeout: 60_000 },
  );
}
