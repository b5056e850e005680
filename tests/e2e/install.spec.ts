import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sharePath } from '#contract/handed-picture.ts';
import { type LaterPart, laterPartsCache, laterPartsFile } from '#contract/offline.ts';
import { findBrowser } from '../support/find-browser.ts';
import { keptRows } from '../support/kept-rows.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { bigPrint, expect, prompt, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const photo = 'public/preview-samples/forearm-light.webp';

test('nothing stands in the way of installing the app', async ({ baseURL }, testInfo) => {
  // A browser that remembers: others refuse to install whatever it is.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...findBrowser(),
    ...(baseURL && { baseURL }),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);

  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const purposes = manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await page.request.get(`/${src}`);
    expect(response.headers()['content-type']).toContain(type);
    const { width, height } = await sharp(await response.body()).metadata();
    expect([`${width}x${height}`, 'any']).toContain(sizes);
  }
  for (const { url } of [...manifest.shortcuts, { url: manifest.file_handlers[0].action }]) {
    expect((await page.request.get(url)).status()).toBe(200);
  }
  await context.close();
});

/** Sends a picture as an operating system does on behalf of another app. */
async function share(page: Page, path: string): Promise<void> {
  const picture = (await sharp(path).toBuffer()).toString('base64');
  await page.evaluate(
    async ({ action, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'arm from the gallery.webp', { type: 'image/webp' }));
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' });
      input.files = files.files;
      const form = Object.assign(document.createElement('form'), {
        ...{ action, method: 'POST', enctype: 'multipart/form-data' },
      });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action: sharePath, base64: picture },
  );
}

/** How many of the app's parts are not on the device yet: they come when the page is idle. */
function missingParts(page: Page): Promise<number> {
  return page.evaluate(
    async ({ file, cacheName }) => {
      const listed: LaterPart[] = await (await fetch(`/${file}`)).json();
      const kept = await (await caches.open(cacheName)).keys();
      return listed.filter(({ isOfSkin }) => !isOfSkin).length - kept.length;
    },
    { file: laterPartsFile, cacheName: laterPartsCache },
  );
}

test('a photo that is shared from another app opens in the previewer, without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => missingParts(page)).toBe(0);
  await context.setOffline(true);
  await share(page, photo);
  await expect(page.getByRole('heading', { name: 'What is in this picture?' })).toBeVisible();
  await expect(page).toHaveURL('/preview');
  await page.getByRole('button', { name: 'My skin' }).click();
  await expect(new PreviewScreen(page).stage).toBeVisible();
  // It lies in the try-on now, and nowhere else.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('handed-1')).keys()).length))
    .toBe(0);
  await expect.poll(async () => (await keptRows(page, 'tryOns')).length).toBe(1);
  // Nor is it asked for again.
  await page.reload();
  await expect(new PreviewScreen(page).stage).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is in this picture?' })).toBeHidden();
});

test('a design that is opened with the installed app is laid on the photo', async ({ page }) => {
  // What the operating system starts an app with, which is not to be had here.
  await page.addInitScript(() => {
    const getFile = async () => {
      const design = await (await fetch('/flash/ringed-swallow.webp')).blob();
      return new File([design], 'swallow.webp', { type: design.type });
    };
    const setConsumer = (consume: (launch: object) => void) => consume({ files: [{ getFile }] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('/preview');
  await page.getByRole('button', { name: 'A tattoo design' }).click();
  await expect
    .poll(async () => (await keptRows(page, 'tryOns')).map(({ json }) => JSON.parse(json).tryOn.tattoos))
    .toEqual([[expect.objectContaining({ name: 'swallow' })]]);
});

test('where no service worker takes it, a shared photo is not read by the server', async ({ page }) => {
  const lost = await page.request.post(sharePath, {
    multipart: { picture: { name: 'arm.webp', mimeType: 'image/webp', buffer: Buffer.from('photo') } },
    maxRedirects: 0,
  });
  expect(lost.status()).toBe(303);
  await page.goto(lost.headers().location ?? '');
  await expect(page.getByText(/The shared picture did not arrive/)).toBeVisible();
});

/** Says what a browser says once the app can be installed, which headless ones do not. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => ({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('installing is offered beside the first design, and never again once declined', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const draw = async () => {
    await page.goto('/create');
    await offerInstall(page);
    await prompt(page).fill('an anchor');
    await prompt(page).press('Control+Enter');
    await expect(page.getByText('Your design is ready.')).toBeVisible();
  };
  await draw();
  const offer = page.getByRole('region', { name: 'Install the app' });
  await expect(offer.getByRole('button', { name: 'Install the app' })).toBeVisible();
  const [print, card] = await Promise.all([bigPrint(page).boundingBox(), offer.boundingBox()]);
  expect(card?.y ?? 0).toBeGreaterThan((print?.y ?? 0) + (print?.height ?? 0));
  await offer.getByRole('button', { name: "Don't offer it again" }).click();
  await expect(offer).toBeHidden();

  await draw();
  await expect(bigPrint(page)).toBeVisible();
  await expect(offer).toBeHidden();
  // Whoever looks for it still finds it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the steps are written down', async ({ page }) => {
    await page.goto('/storage');
    await expect(page.getByText('Scroll down and choose Add to Home Screen.')).toBeVisible();
  });
});
