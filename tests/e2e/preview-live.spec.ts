import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filmFlags, writeFilm } from '../support/film.ts';
import { findBrowser } from '../support/find-browser.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { sentRequests } from '../support/sent-requests.ts';
import { violationsOn } from './expect-no-violations.ts';
import { expect, test } from './fixtures.ts';

const film = join(tmpdir(), `inkwright-film-${process.pid}.mjpeg`);

test.use({
  permissions: ['camera'],
  launchOptions: { ...findBrowser(), args: filmFlags(film) },
});

test.beforeAll(() => writeFilm(film, 'public/preview-samples/forearm-light.webp'));
test.afterAll(() => rm(film));

/** Notes what the page opens of the camera. */
async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

function cameraStates(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );
}

/** From the start page of the previewer to a tattoo before the camera. */
async function goLive(page: Page): Promise<void> {
  await new PreviewScreen(page).open();
  // Software draws it faster.
  await page.getByText('2D', { exact: true }).click();
  await page.getByRole('button', { name: 'The tattoo A file' }).click();
  await page.getByRole('button', { name: 'a swallow in flight' }).click();
  await expect(page.getByRole('button', { name: 'Tap to change the tattoo' })).toBeVisible();
  expect(await cameraStates(page)).toEqual([]);
  await page.getByRole('button', { name: 'Live camera' }).click();
}

async function showsMore(page: Page, pictures: number): Promise<void> {
  const canvas = page.getByRole('img', { name: /^What the camera sees/ });
  const shown = async () => Number(await canvas.getAttribute('data-pictures'));
  const before = await shown();
  await expect.poll(shown).toBeGreaterThan(before + pictures);
}

test('a tattoo stays on the limb, is filmed and frozen, and no request carries a picture', async ({
  page,
  baseURL,
}) => {
  // Two searches for skin, each of which may take long.
  test.setTimeout(240_000);
  const sent = sentRequests(page, baseURL);
  await watchCamera(page);
  await goLive(page);
  await expect(page.getByText(/^The tattoo is on your skin/)).toBeVisible({ timeout: 90_000 });
  await showsMore(page, 10);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Record' }).click();
  await showsMore(page, 10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'End the film' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tattoo-film-\d+\.(mp4|webm)$/);
  expect((await readFile(await download.path())).length).toBeGreaterThan(10_000);

  await expect(page.getByText(/^The tattoo is on your skin/)).toBeVisible();
  await page.getByRole('button', { name: 'Freeze' }).click();
  const preview = new PreviewScreen(page);
  await expect(preview.stage).toBeVisible();
  await expect(page.getByText('960 × 720')).toBeVisible();
  // Its skin is looked for anew.
  await expect(page.locator('[data-announcer]')).toHaveText(/along the limb/, { timeout: 90_000 });
  expect(await cameraStates(page)).toEqual(['ended']);
  expect(sent).toEqual([]);
});

test('the camera is off while the page is hidden, and after Stop', async ({ page }) => {
  await watchCamera(page);
  await goLive(page);
  await showsMore(page, 3);
  const turn = (visibilityState: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  await turn('hidden');
  await expect.poll(() => cameraStates(page)).toEqual(['ended']);
  await turn('visible');
  await expect.poll(() => cameraStates(page)).toEqual(['ended', 'live']);
  await showsMore(page, 3);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => cameraStates(page)).toEqual(['ended', 'ended']);
  await expect(page.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
});

const refusals = {
  NotAllowedError: 'The browser keeps the camera from this page',
  NotFoundError: 'No camera answers',
  NotReadableError: 'Another app is using the camera',
};

for (const [name, words] of Object.entries(refusals)) {
  test(`what to do next is said when the camera answers with ${name}`, async ({ page }) => {
    await watchCamera(page);
    await page.addInitScript((error) => {
      const ask = navigator.mediaDevices.getUserMedia;
      let times = 0;
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        if (times++ === 0) throw new DOMException('', error);
        return ask(wanted);
      };
    }, name);
    await goLive(page);
    await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await showsMore(page, 3);
  });
}

test('over plain HTTP the page says what it needs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { tracks: [] });
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await goLive(page);
  await expect(page.getByRole('heading', { name: 'The camera needs a secure address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a photo instead' })).toBeVisible();
});
