import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, keepLogin, test } from './fixtures.ts';

test.use({ isMember: true });

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, words: string) => cards(page).filter({ hasText: words });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected designs' });

test('who is not logged in is asked to, and led back', async ({ page, account }) => {
  await page.goto('/creations?starred=yes');
  await page.getByLabel('Email').fill(account.person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/creations\?starred=yes$/);
});

test('without a design there is a way to the first one', async ({ signedIn: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My creations' }).click();
  await expect(page.getByRole('heading', { name: 'No creations yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Try now' }).click();
  await expect(page).toHaveURL(/\/create$/);
});

test('designs are searched, starred, collected, deleted and brought back', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'an anchor' });
  await account.draw({ prompt: 'a rose', isPublic: false, num_outputs: 4 });
  await account.draw({ prompt: 'a sleeping fox', isColor: false });
  await page.goto('/creations');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText('6 designs')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('fox');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Private' }).click();
  await expect(card(page, 'a rose')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);

  // From the newest, by keys alone: fox, rose, anchor.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star a sleeping fox' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page).getByText('5 selected')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Collect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByLabel('New collection').fill('Sleeve');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Sleeve' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Collection', { exact: true }).selectOption('Sleeve');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(card(page, 'a sleeping fox')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);

  await card(page, 'a sleeping fox').getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No creations yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'a sleeping fox')).toBeVisible();
  await page.getByRole('button', { name: 'Starred', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a card opens its design over the page, among what is listed, and other tabs have its address', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'an anchor', isPublic: false });
  await account.draw({ prompt: 'a rose' });
  await account.draw({ prompt: 'a sleeping fox', isPublic: false });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My creations' }).click();
  await page.getByRole('button', { name: 'Private' }).click();
  await expect(cards(page)).toHaveCount(2);
  const listed = page.url();
  const link = card(page, 'a sleeping fox').getByRole('link');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
  await expect(tab.getByRole('heading', { level: 1, name: /fox/i })).toBeVisible();
  await tab.close();

  await link.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { name: /fox/i })).toBeVisible();
  await expect(page).toHaveURL(/\/creations\/[0-9a-f-]{36}$/);
  // The rose is not in what the page lists.
  await viewer.getByRole('button', { name: 'Next design' }).click();
  await expect(viewer.getByRole('heading', { name: /^Anchor/ })).toBeVisible();
  await viewer.getByRole('button', { name: 'Delete' }).click();
  await expect(viewer.getByRole('heading', { name: /fox/i })).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(listed);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('what the server refuses is put back, and said', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'an anchor' });
  await account.draw({ prompt: 'a rose' });
  await page.goto('/creations');
  await expect(cards(page)).toHaveCount(2);
  let refused = 0;
  await page.route(/\/api\/images\/[\w-]+$/, (route) => {
    if (route.request().method() !== 'DELETE' || refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 500, json: { status: 'error', reason: 'INTERNAL', requestId: 'r' } });
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText(/^Successfully deleted 1 image\./)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('many designs come in one archive, and the list of shortcuts tells how', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'an anchor', num_outputs: 4 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/creations');
  await page.getByRole('button', { name: '选择', exact: true }).click();
  await cards(page).getByRole('link').click();
  await page.getByRole('button', { name: '下载' }).click();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '一个 ZIP 文件' }).click(),
  ]);
  const files = Object.entries(unzipSync(await readFile(await archive.path())));
  expect(files).toHaveLength(4);
  for (const [name, content] of files) {
    expect(name).toMatch(/^an-anchor-\w{8}\.png$/);
    expect([...content.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('designs are there at once, and what is done to them is done later, once', async ({
    page,
    context,
    account,
  }) => {
    await account.draw({ prompt: 'an anchor' });
    await account.draw({ prompt: 'a rose' });
    await keepLogin(page, await account.logIn());
    await page.goto('/creations');
    await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    // Both are kept: the list, and the pictures in it.
    await expect.poll(() => keptRows(page)).toContain('a rose');
    await expect.poll(() => loadedPictures(page)).toBe(2);

    await context.setOffline(true);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect.poll(() => loadedPictures(page)).toBe(2);
    await card(page, 'a rose').getByRole('link').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('1 change waits for the network. It is made by itself.')).toBeVisible();
    await card(page, 'an anchor').hover();
    await page.getByRole('button', { name: 'Star an anchor' }).click();
    await expect(page.getByText('2 changes wait for the network.')).toBeVisible();
    await page.reload();
    await expect(card(page, 'an anchor')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('2 changes wait for the network.')).toBeVisible();

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.method());
    });
    await context.setOffline(false);
    await expect(page.getByText('2 changes wait for the network.')).toBeHidden();
    expect(sent.filter((method) => method !== 'POST').sort()).toEqual(['DELETE', 'PUT']);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Star an anchor' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(1);
  });
});

/** What of the account's queries lies on the device, as text. */
const keptRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('inkwright');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('queries').objectStore('queries').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(rows.result));
          };
        };
      }),
  );

const loadedPictures = (page: Page) =>
  cards(page)
    .locator('img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
