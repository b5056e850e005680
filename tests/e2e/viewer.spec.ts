import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { bigPrint, expect, history, keepLogin, prompt, test } from './fixtures.ts';

const viewer = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => viewer(page).getByRole('img').first();

async function openLatest(page: Page): Promise<void> {
  await page.goto('/create');
  await history(page).first().click();
  await page.getByRole('button', { name: 'Look closer', exact: true }).click();
  await expect(viewer(page)).toBeVisible();
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test.use({ isMember: true });

test('a design is looked at closely over its page, by keys and buttons, and going back closes it', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'an anchor', style: 'old-school' });
  await account.draw({ prompt: 'a wolf and the moon', style: 'dotwork', num_outputs: 4 });
  await openLatest(page);
  await expect(page).toHaveURL(/\/creations\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle('Wolf and moon · Inkwright');
  await expect(viewer(page).getByText('a wolf and the moon', { exact: true })).toBeVisible();
  await expect(viewer(page).getByText('1 of 4')).toBeVisible();
  await expect(viewer(page).getByText('Drawn: wolf and moon')).toBeVisible();

  await picture(page).focus();
  await page.keyboard.press('+');
  await expect(viewer(page).getByText('150 %').first()).toBeVisible();
  // What is enlarged is looked about in, and not turned over.
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('2 of 4')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Design 4' }).click();
  await viewer(page).getByRole('button', { name: 'Next design' }).click();
  await expect(viewer(page).getByRole('heading', { name: 'Anchor, Old School' })).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Next design' })).toBeHidden();

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/create');
  await expect(page).toHaveTitle(/^Create/);
});

test('files: larger and without paper, as a PDF, and as a stencil that is what was shown', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'an anchor', style: 'old-school' });
  await openLatest(page);
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
  const save = async (name: string, label: string) => {
    const pressed = panel(name).getByRole('button', { name: label }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), pressed]);
    return file;
  };
  await viewer(page).getByRole('button', { name: 'Download' }).click();
  await page.getByRole('radio', { name: '2048 px' }).check();
  await page.getByRole('radio', { name: 'Transparent' }).check();
  const png = await save('Download', 'Download');
  // It has done its work.
  await expect(panel('Download')).toBeHidden();
  expect(png.suggestedFilename()).toMatch(/^Anchor-Old-School-[0-9a-f]{8}\.png$/);
  expect(await sharp(await bytesOf(png)).metadata()).toMatchObject({ width: 2048, channels: 4 });

  await viewer(page).getByRole('button', { name: 'Download' }).click();
  await page.getByRole('radio', { name: 'PDF' }).check();
  await page.getByRole('radio', { name: /^Letter/ }).check();
  await page.getByRole('radio', { name: '1024 px' }).check();
  const pdf = (await bytesOf(await save('Download', 'Download'))).toString('latin1');
  await expect(panel('Download')).toBeHidden();
  expect(pdf).toMatch(/^%PDF/);
  // 8.5 × 11 inches, in points.
  expect(pdf).toMatch(/MediaBox \[0 0 612(\.\d*)? 79[12](\.\d*)?\]/);

  await viewer(page).getByRole('button', { name: 'Stencil' }).click();
  await page.getByRole('textbox', { name: 'Width on the skin' }).fill('24');
  await page.getByRole('textbox', { name: 'Width on the skin' }).press('Enter');
  const sheets = page.getByRole('img', { name: /^Sheet \d/ });
  await expect(sheets).toHaveCount(2);
  await expect(panel('Stencil').getByText('own outline layer')).toBeVisible();
  const stencil = (await bytesOf(await save('Stencil', 'Stencil as PDF'))).toString('latin1');
  expect(stencil.match(/\/Type \/Page\b/g)).toHaveLength(2);
  const [, width = '', height = ''] = /\/Width (\d+)\s*\/Height (\d+)/.exec(stencil) ?? [];
  expect(
    await sheets.first().evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
  ).toEqual([Number(width), Number(height)]);
});

test('a design is hidden from others, and shown again', async ({ signedIn: page, account, browser }) => {
  await account.draw({ prompt: 'a lantern' });
  await openLatest(page);
  const address = page.url();
  /** Somebody who has not been here before: browsers may keep what they saw of the gallery for some seconds. */
  const visitorSees = async (heading: string | RegExp) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Delete' })).toBeHidden();
    await context.close();
  };
  await visitorSees(/^Lantern/);

  const visibility = viewer(page).getByRole('switch');
  await visibility.uncheck();
  await expect(viewer(page).getByText('Nobody but you can see it.')).toBeVisible();
  await expect(visibility).toBeEnabled();
  await visitorSees('There is nothing here');

  // Its owner opens the address itself.
  await page.goto(address);
  await expect(page.getByRole('switch')).not.toBeChecked();
  const shown = page.waitForResponse('**/visibility');
  await page.getByRole('switch').check();
  await shown;
  await visitorSees(/^Lantern/);
});

test('a deletion is taken back, or is for good', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'an anchor' });
  await account.draw({ prompt: 'a lantern' });
  await openLatest(page);
  await viewer(page).getByRole('button', { name: 'Delete' }).click();
  await expect(viewer(page).getByRole('heading', { name: /^Anchor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await viewer(page).getByRole('button', { name: 'Previous design' }).click();
  await expect(viewer(page).getByRole('heading', { name: /^Lantern/ })).toBeVisible();

  await viewer(page).getByRole('button', { name: 'Delete' }).click();
  await expect(viewer(page).getByRole('heading', { name: /^Anchor/ })).toBeVisible();
  // Leaving the page does not bring it back.
  await page.goto('/create');
  await expect(history(page)).toHaveCount(1);
  await page.reload();
  await expect(history(page)).toHaveCount(1);
});

test('a design goes on from the viewer, and shows there where it came from', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'a lantern', style: 'dotwork', seed: 7 });
  await openLatest(page);
  await viewer(page)
    .getByRole('button', { name: /^In another shape/ })
    .click();
  const order = page.waitForRequest('**/generate-tattoo/async');
  await viewer(page).getByRole('button', { name: '9:16', exact: true }).click();
  expect((await order).postDataJSON()).toMatchObject({
    ...{ prompt: 'a lantern', style: 'dotwork', seed: 7, output: 0, width: 576, height: 1024 },
    variation: { scene: { style: 'dotwork' } },
  });
  await expect(viewer(page)).toBeHidden();
  await expect(history(page)).toHaveCount(2);
  // What is written next begins anew.
  await expect(page.getByText(/^Keeps the seed/)).toBeHidden();

  await page.getByRole('button', { name: 'Look closer', exact: true }).click();
  const origins = viewer(page).getByRole('region', { name: 'Where this design came from' });
  await origins.getByRole('button').click();
  await expect(viewer(page).getByText('1:1, 1024 × 1024')).toBeVisible();
  await expect(origins).toBeHidden();
});

test('recreate fills in what the design was drawn from', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'a lantern', style: 'dotwork', isColor: false });
  await openLatest(page);
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await prompt(page).fill('something else');
  await bigPrint(page).click({ force: true });
  await viewer(page).getByRole('button', { name: 'Recreate' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(prompt(page)).toHaveValue('a lantern');
  await expect(page.getByRole('radio', { name: 'B&W' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Dotwork/ })).toBeVisible();
});

test.describe('a free account', () => {
  test.use({ isMember: false });

  test('sees what is for members before it asks for it', async ({ signedIn: page, account }) => {
    await account.draw({ prompt: 'a lantern' });
    await openLatest(page);
    await expect(viewer(page).getByRole('switch')).toBeDisabled();
    await expect(viewer(page).getByText('Private designs are for members.')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('4096 px is for members.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '4096 px' })).toHaveCount(0);
    await page.getByRole('radio', { name: '2048 px' }).check();
    // The prices lie over the design, and lead back to it.
    await page.getByRole('button', { name: 'See the plans' }).last().click();
    const prices = page.getByRole('dialog', { name: 'Files of this size are for members' });
    await expect(prices).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prices).toBeHidden();
    await expect(viewer(page)).toHaveCount(1);
    await viewer(page).getByRole('button', { name: 'See the plans' }).click();
    await expect(page.getByRole('dialog', { name: 'Private designs are for members' })).toBeVisible();
    await page.keyboard.press('Escape');
    await viewer(page)
      .getByRole('button', { name: /^Four more like this/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Four at once is for members' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe turns over, a double tap looks closer', async ({ page, account }) => {
    await account.draw({ prompt: 'an anchor', num_outputs: 4 });
    await keepLogin(page, await account.logIn());
    await openLatest(page);
    const box = await picture(page).boundingBox();
    if (!box) throw new Error('there is no picture');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x + 100);
    for (const at of [60, 20, -20, -60, -100]) await touch('touchMove', x + at);
    await touch('touchEnd');
    await expect(viewer(page).getByText('2 of 4')).toBeAttached();

    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(viewer(page).getByText('250 %').first()).toBeVisible();
  });
});
