import type { Page } from '@playwright/test';
import { bigPrint, expect, history, keepLogin, prompt, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const drawnHere = (page: Page) =>
  page.getByRole('region', { name: 'Sheet' }).getByText('Drawn on this device', { exact: true });
const create = (page: Page) => page.getByRole('button', { name: /^Create/ });

/** Settles once the service worker and every part of the engine are there. */
async function untilEngineIsKept(page: Page): Promise<void> {
  const missing = async () => {
    const list = await (await caches.open('flash-engine-1')).match('/flash-engine.json');
    if (!list) return 'the list';
    const { parts } = await list.json();
    const cache = await caches.open('flash-engine-1');
    for (const { url } of parts) if (!(await cache.match(url, { ignoreVary: true }))) return url;
    return null;
  };
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(missing), { timeout: 60_000 }).toBeNull();
}

/** The pixels of a picture that the page shows, or has the address of, as a hash. */
const pixelsOf = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const digest = await crypto.subtle.digest('SHA-256', data);
    return [...new Uint8Array(digest)].join(' ');
  }, url);

test('loaded once, a design is drawn without a network, and is still there after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/create');
  await untilEngineIsKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline: this device draws it.')).toBeVisible();

  await prompt(page).fill('an anchor');
  await create(page).click();
  await expect(drawnHere(page)).toBeVisible({ timeout: 60_000 });
  await expect(bigPrint(page)).toHaveJSProperty('naturalWidth', 1024);
  await expect(page.getByRole('button', { name: 'Keep in my account' })).toBeDisabled();

  await page.reload();
  await history(page).first().click();
  await expect(page.getByRole('heading', { name: 'an anchor' })).toBeVisible();
  await expect(bigPrint(page)).toHaveJSProperty('naturalWidth', 1024);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/anchor.*\.png$/);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(history(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history(page)).toHaveCount(1);
});

test('words that are not drawn here are not drawn on the device either', async ({ page }) => {
  await page.goto('/create');
  await prompt(page).fill('a nazi swastika');
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'We leave this one undrawn' })).toBeVisible({
    timeout: 60_000,
  });
});

test('a visitor draws without an account, and what is kept later is the same design', async ({
  page,
  account,
}) => {
  await page.goto('/create');
  await prompt(page).fill('a snake and a rose');
  await expect(page.getByText('Drawn on this device. No account needed.')).toBeVisible();
  await create(page).click();
  await expect(drawnHere(page)).toBeVisible({ timeout: 60_000 });
  const drawn = await pixelsOf(page, (await bigPrint(page).getAttribute('src')) ?? '');

  await page.getByRole('button', { name: 'Keep in my account' }).click();
  await expect(page).toHaveURL('/login');
  await keepLogin(page, await account.logIn());
  await page.goto('/create');
  const before = await account.credits();
  await history(page).first().click();
  await page.getByRole('button', { name: 'Keep in my account' }).click();
  await expect(page.getByText('It is in your account now.')).toBeVisible();
  expect(await account.credits()).toBe(before - 1);
  await expect(drawnHere(page)).toBeHidden();
  await expect(history(page)).toHaveCount(1);
  const address = (await bigPrint(page).getAttribute('src')) ?? '';
  expect(await pixelsOf(page, address.replace(/\/\d+\.webp.*$/, '/original.png'))).toBe(drawn);
});
