import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { test } from './filled-category.ts';
import { expect, keepLogin, prompt } from './fixtures.ts';

/** What fades in and out with a picture. */
const layerAround = 'xpath=ancestor::span[1]';
const cards = 'section[aria-label="Designs"] article a';

test.describe('a category with more than a page', () => {
  test.use({ designs: 23 });

  test('brings twenty designs, and the rest on demand', async ({ page, category }) => {
    await page.goto(`/categories/${category.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await expect(page.getByText('23 designs')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(20);
    await expect(page.getByText('20 of 23')).toBeVisible();
    const first = page.locator(cards).first();
    const before = await first.boundingBox();

    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.locator(cards)).toHaveCount(23);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    await expect(page.locator(`a[href$="${category.imageIds[20]}"]`)).toBeFocused();
    expect(await first.boundingBox()).toMatchObject({ width: before?.width, x: before?.x });
  });

  test('goes on after a page that did not come', async ({ page, category }) => {
    await page.goto(`/categories/${category.slug}`);
    await expect(page.locator(cards)).toHaveCount(20);
    await page.route('**/api/images?*currentPage=2*', (route) =>
      route.fulfill({ status: 422, json: failure }),
    );
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(20);
    await page.unroute('**/api/images?*currentPage=2*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(cards)).toHaveCount(23);
  });
});

const failure = {
  ...{ status: 'error', data: null, errorCode: 1003, message: 'no', requestId: 'r1' },
  reason: 'INVALID_FORMAT',
};

test('a category is narrowed down, and its address says how', async ({ page, category }) => {
  await page.goto(`/categories/${category.slug}`);
  await expect(page.locator(cards)).toHaveCount(4);
  await page.getByRole('button', { name: 'tall 2' }).click();
  await expect(page).toHaveURL(`/categories/${category.slug}?tags=tall`);
  await expect(page.locator(cards)).toHaveCount(2);

  await page.reload();
  await expect(page.getByRole('button', { name: 'tall 2', pressed: true })).toBeVisible();
  // Those that there are designs of.
  await expect(page.getByLabel('Shape').getByRole('option')).toHaveText(['Any shape', '1:1', '3:4']);
  await page.getByLabel('Shape').selectOption('1:1');
  await expect(page.getByText('Nothing fits all of that')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator(cards)).toHaveCount(4);
  await page.getByLabel('Shape').selectOption('3:4');
  await expect(page.locator(cards)).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL(`/categories/${category.slug}?ratio=3%3A4&sort=new`);
  await expect(page.locator(cards).first()).toHaveAttribute('href', new RegExp(`${category.imageIds[3]}$`));
});

test('the introduction is one line until more of it is wanted', async ({ page, category }) => {
  await page.goto(`/categories/${category.slug}`);
  const intro = page.getByText('Moths look for the light');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const height = async () => (await intro.boundingBox())?.height ?? 0;
  const oneLine = await height();
  await more.click();
  expect(await height()).toBeGreaterThan(1.5 * oneLine);
  await page.getByRole('button', { name: 'Less' }).click();
  expect(await height()).toBe(oneLine);
});

test('a category is also found by its name in another language', async ({ page, category }) => {
  await page.goto(`/zh/categories/${encodeURIComponent(`飞蛾-${category.word}`)}`);
  await expect(page.getByRole('heading', { level: 1, name: `飞蛾 ${category.word}` })).toBeVisible();
});

test('the version in colour is shown while a card is pointed at or focused', async ({ page, category }) => {
  await page.goto(`/categories/${category.slug}`);
  const card = page.locator(`a[href$="${category.imageIds[0]}"]`);
  const colored = card.locator('img[src*="/color-"]');
  const layer = colored.locator(layerAround);
  await expect(card).toBeVisible();
  await expect(colored).toHaveCount(0);
  await card.hover();
  await expect(layer).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(layer).toHaveCSS('opacity', '0');
  await card.focus();
  await expect(layer).toHaveCSS('opacity', '1');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the version in colour is shown by a toggle', async ({ page, category }) => {
    await page.goto(`/categories/${category.slug}`);
    const toggle = page.getByRole('button', { name: 'Show in colour' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const layer = page.locator(`a[href$="${category.imageIds[0]}"] img[src*="/color-"]`).locator(layerAround);
    await expect(layer).toHaveCSS('opacity', '1');
    await toggle.tap();
    await expect(layer).toHaveCSS('opacity', '0');
  });
});

test('the library lists its subjects and finds designs by their words', async ({ page, category }) => {
  await page.goto('/categories');
  await expect(page.getByRole('link', { name: new RegExp(category.name) }).first()).toBeVisible();
  await page.getByRole('searchbox').fill(`${category.word} moth`);
  await expect(page.getByRole('status').getByText('4 designs')).toBeVisible();
  await expect(page).toHaveURL(`/categories?query=${category.word}+moth`);
  await expect(page.locator(cards).first()).toHaveAttribute(
    'href',
    `/categories/${category.slug}/${category.imageIds[0]}`,
  );

  await page.getByRole('searchbox').fill('nobodydrewthis');
  await expect(page.getByText('Nothing found for “nobodydrewthis”')).toBeVisible();
  await page.getByRole('link', { name: 'Try creating it' }).click();
  await expect(prompt(page)).toHaveValue('nobodydrewthis');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('nobodydrewthis');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('subjects that do not come are asked for again', async ({ page }) => {
  await page.route('**/api/categories', (route) => route.fulfill({ status: 422, json: failure }));
  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'The subjects did not load' })).toBeVisible();
  await page.unroute('**/api/categories');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The subjects did not load' })).toBeHidden();
});

test('an image tells what it is, and is drawn again and downloaded', async ({ page, category }) => {
  await page.goto(`/categories/${category.slug}`);
  await page.locator(cards).first().click();
  await expect(page).toHaveURL(`/categories/${category.slug}/${category.imageIds[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: `Moth 0 ${category.word}` })).toBeVisible();
  await expect(page.getByText(`a moth 0, banner “${category.word}”`)).toBeVisible();
  await expect(page.getByText('96 × 96 PNG')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why moths' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar designs' })).toBeVisible();
  await expect(page.locator('main section article a')).toHaveCount(3);

  await page.getByRole('button', { name: 'Stencil' }).click();
  await expect(page.getByRole('img', { name: `Moth 0 ${category.word}, as a stencil` })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(
    `${`Moth-0-${category.word}`.slice(0, 20)}-${category.imageIds[0]?.slice(-8)}.png`,
  );
  const picture = await sharp(await readFile(await download.path())).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 96 });

  await page.getByRole('link', { name: /^Recreate/ }).click();
  await expect(page).toHaveURL('/create');
  await expect(prompt(page)).toHaveValue(`a moth 0, banner “${category.word}”`);
  await expect(page.getByRole('button', { name: 'Style: Dotwork' })).toBeVisible();
});

test('an image has an address of its own, and a tag of it leads on', async ({ page, category }) => {
  await page.goto(`/image/${category.imageIds[1]}`);
  await expect(page.getByRole('heading', { level: 1, name: `Moth 1 ${category.word}` })).toBeVisible();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'tall' }).click();
  await expect(page).toHaveURL(`/categories/${category.slug}?tags=tall`);
  await expect(page.locator(cards)).toHaveCount(2);
});

test.describe('an image that is not there', () => {
  for (const address of [
    '/image/01234567-89ab-7def-8123-456789abcdef',
    '/image/nonsense',
    '/categories/x/y',
  ]) {
    test(`leads home from ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the start' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('nor its category', async ({ page }) => {
    await page.goto('/categories/no-such-thing');
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  });
});

test('somebody who is logged in reports an image', async ({ page, category, account }) => {
  await page.goto(`/image/${category.imageIds[2]}`);
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page).toHaveURL('/login');

  await keepLogin(page, await account.logIn());
  await page.goto(`/image/${category.imageIds[2]}`);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this design' });
  const send = dialog.getByRole('button', { name: 'Report', exact: true });
  await send.click();
  await expect(dialog.getByText('Tell us what is wrong with this design first.')).toBeVisible();
  await dialog.getByRole('textbox').fill('x'.repeat(501));
  await expect(dialog.getByText('501/500')).toBeVisible();
  await send.click();
  await expect(dialog.getByText('That is more than 500 characters. Shorten it a little.')).toBeVisible();
  await dialog.getByRole('textbox').fill('This was copied from me.');
  await send.click();
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
