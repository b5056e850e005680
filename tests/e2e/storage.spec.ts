import type { Page } from '@playwright/test';
import { keptRows } from '../support/kept-rows.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, keepLogin, prompt, test } from './fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A try-on of a sample photo, kept in the browser's database. */
async function tryOn(page: Page): Promise<void> {
  const preview = new PreviewScreen(page);
  await preview.open();
  await page.getByRole('button', { name: /^Sample: a forearm, light/ }).click();
  await expect(preview.stage).toBeVisible();
  await expect.poll(async () => (await keptRows(page, 'tryOns')).length).toBe(1);
}

test('what lies on the device is shown, saved as a file, cleared and brought back', async ({ page }) => {
  await tryOn(page);
  await page.goto('/storage');
  const tryOns = row(page, 'With their photos');
  await expect(tryOns).toContainText('(1)');
  await expect(tryOns).toContainText(/[1-9]\d* kB/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inkwright-.*\.zip$/);

  await page.getByRole('button', { name: 'Clear Try-ons' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear Try-ons?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(tryOns).toContainText('(1)');
  await page.getByRole('button', { name: 'Clear Try-ons' }).click();
  await question.getByRole('button', { name: 'Clear' }).click();
  await expect(tryOns).toContainText('0 kB');
  expect(await keptRows(page, 'pictures')).toEqual([]);

  await page.getByLabel('File to bring back').setInputFiles(await download.path());
  await expect(page.getByText('1 is back.')).toBeVisible();
  await expect(tryOns).toContainText('(1)');
});

/** Puts a drawing of an account's beside those that this device has drawn. */
function keepDrawing(page: Page, owner: string): Promise<void> {
  return page.evaluate(
    (account) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('inkwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drawings', 'readwrite');
          const drawing = { version: 1, id: 'd1', owner: account, createdAt: '2026-01-01', png: new Blob() };
          writing.objectStore('drawings').put(drawing, 'd1');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    owner,
  );
}

test('nobody loses what was drawn here by logging out, unless they say so', async ({ page, account }) => {
  const session = await account.logIn();
  await keepLogin(page, session);
  await page.goto('/storage');
  await expect(row(page, 'in no account')).toContainText('0 kB');
  await keepDrawing(page, session.user.userId);

  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Log out, and lose this?' });
  await expect(question.getByText('1 drawing made here')).toBeVisible();
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  expect(await keptRows(page, 'drawings')).toHaveLength(1);

  await logOut();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => keptRows(page, 'drawings')).toEqual([]);
});

test('a shared phone keeps no photo of whoever logs out, if they say so', async ({ page, account }) => {
  await keepLogin(page, await account.logIn());
  await tryOn(page);
  await page.goto('/storage');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Also remove 1 try-on and its photo').check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect([...(await keptRows(page, 'tryOns')), ...(await keptRows(page, 'pictures'))]).toEqual([]);
});

test('where the browser keeps nothing, everything works until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await page.goto('/storage');
  await expect(row(page, 'in no account')).toContainText('not readable');
  await page.goto('/create');
  await prompt(page).fill('an anchor');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText(/This browser has no room to keep it/).first()).toBeVisible({
    timeout: 60_000,
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser that dropped its caches gets the app from the server again', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto('/storage');
    await expect(page.getByRole('heading', { name: 'Storage and offline' })).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByRole('link', { name: 'Offline', exact: true })).toBeVisible();
    await expect(page.getByText('Offline now')).toBeVisible();
  });
});
