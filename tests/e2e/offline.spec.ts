import type { Page } from '@playwright/test';
import { keptText } from '../support/kept-rows.ts';
import { bigPrint, expect, history, keepLogin, prompt, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', isMember: true });

test('without a network every page opens, with the designs of before', async ({ page, context, account }) => {
  await account.draw({ prompt: 'an anchor', num_outputs: 4 });
  await keepLogin(page, await account.logIn());
  await page.goto('/create');
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
  await history(page).first().click();
  await expect(page.getByRole('heading', { name: 'an anchor' })).toBeVisible();
  // Pictures that were there before the service worker have to be fetched through it once.
  await page.reload();
  await expect(history(page).locator('img').first()).toHaveJSProperty('complete', true);
  await history(page).first().click();
  await expect(bigPrint(page)).toHaveJSProperty('naturalWidth', 1024);
  await expect.poll(() => keptText(page, 'queries')).toContain('an anchor');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.locator('header').getByText('66')).toBeVisible();
  const thumbnail = history(page).locator('img').first();
  await expect(thumbnail).toHaveJSProperty('complete', true);
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await history(page).first().click();
  await expect(bigPrint(page)).toHaveJSProperty('naturalWidth', 1024);

  await prompt(page).fill('a paper boat');
  await expect(page.getByText('You are offline: this device draws it.')).toBeVisible();
  await page.reload();
  await expect(prompt(page)).toHaveValue('a paper boat');

  for (const path of ['/', '/zh', '/ja/create', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await context.setOffline(false);
  await page.goto('/create');
  await expect(page.getByText('Offline', { exact: true })).toBeHidden();
  await prompt(page).press('Control+Enter');
  await expect(page.getByText('Your 4 designs are ready.')).toBeVisible();
});

const cachedImages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(own|public)-images/.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test('a picture that is taken down is not shown from the device either', async ({ page, account }) => {
  await account.draw({ prompt: 'an anchor' });
  await keepLogin(page, await account.logIn());
  await page.goto('/create');
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  const cached = () => cachedImages(page);
  await expect.poll(cached).toHaveLength(1);
  const [path = ''] = await cached();
  await account.delete(/\/media\/([^/]+)/.exec(path)?.[1] ?? '');
  // The browser's own cache is believed for a minute.
  const status = (address: string) =>
    page.evaluate(async (url) => (await fetch(url, { cache: 'reload' })).status, address);
  expect(await status(path)).toBe(404);
  expect(await cached()).toEqual([]);
});

test('a logout empties the cache of own pictures', async ({ page, account }) => {
  await account.draw({ prompt: 'an anchor' });
  await keepLogin(page, await account.logIn());
  await page.goto('/create');
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  const cached = () => cachedImages(page);
  await expect.poll(cached).toHaveLength(1);
  expect((await cached())[0]).toMatch(/^\/media\/[^/]+\/160\.webp$/);

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(cached).toEqual([]);
});
