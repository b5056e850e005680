import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Screenshot, screenshots } from '#build/screenshots.ts';
import { runServer } from '../bench/support/server.ts';
import { findBrowser } from './find-browser.ts';
import { PreviewScreen } from './preview-page.ts';

/** `npm run screenshots` takes the pictures of the manifest from the built app, into public/screenshots. */
const folder = 'public/screenshots';

const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  create: async (page) => {
    await page.goto('/create');
    await page.locator('#prompt').fill('a fox asleep among ferns');
    await page.getByRole('button', { name: /^Create/ }).click();
    const sheet = page.getByRole('region', { name: 'Sheet' });
    await expect(sheet.getByText('Drawn on this device')).toBeVisible({ timeout: 60_000 });
  },
  preview: async (page) => {
    const preview = new PreviewScreen(page);
    await preview.begin();
    await preview.slider('Size').fill('0.4');
    await preview.rests();
  },
  home: async (page) => {
    await page.goto('/');
    const isPainted = () =>
      page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
        const seen = images.filter((image) => {
          const { top, width } = image.getBoundingClientRect();
          return width > 0 && top < innerHeight;
        });
        return seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      });
    await expect.poll(isPainted, { timeout: 120_000 }).toBe(true);
  },
};

await using stack = new AsyncDisposableStack();
const data = await mkdtemp(join(tmpdir(), 'inkwright-screenshots-'));
stack.defer(() => rm(data, { recursive: true }));
const env = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn', PAYMENTS: 'off' };
const baseURL = await runServer(['src/server/main.ts'], env, stack);
const browser = await chromium.launch(findBrowser());
stack.defer(() => browser.close());
await mkdir(folder, { recursive: true });
for (const screenshot of screenshots) await take(screenshot);

async function take({ name, formFactor, width, height }: Screenshot): Promise<void> {
  const scale = formFactor === 'narrow' ? 2 : 1;
  const context = await browser.newContext({
    ...{ baseURL, deviceScaleFactor: scale, colorScheme: 'light', reducedMotion: 'reduce' },
    viewport: { width: width / scale, height: height / scale },
  });
  const page = await context.newPage();
  const scene = scenes[name.replace(`-${formFactor}`, '')];
  if (!scene) throw new Error(`Nobody knows how to show ${name}`);
  await scene(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(`${folder}/${name}.webp`);
  await context.close();
}
