import { expect, type Page, type Request, test } from '@playwright/test';

/** Opens a page whose scripts do not come before they are let through. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

const heading = (page: Page) => page.locator('h1');
const root = (page: Page) => page.locator('#root');

for (const { path, says } of [
  { path: '/', says: 'Say it.' },
  { path: '/create', says: 'What goes on the sheet?' },
  { path: '/zh/blog', says: '博客' },
  { path: '/ja/categories', says: '見本帳' },
  { path: '/preview', says: 'Where is it going?' },
]) {
  test(`${path} is read before its scripts have come, and used once they have`, async ({ page }) => {
    const letScriptsCome = await openSlowly(page, path);
    await expect(heading(page)).toContainText(says);
    await expect(heading(page)).toBeVisible();
    await expect(root(page)).toHaveAttribute('inert');
    letScriptsCome();
    await expect(root(page)).not.toHaveAttribute('inert');
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toContainText(says);
  });
}

test('the page does not move when the app takes over', async ({ page }) => {
  const letScriptsCome = await openSlowly(page, '/');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await heading(page).boundingBox();
  letScriptsCome();
  await expect(root(page)).not.toHaveAttribute('inert');
  expect(await heading(page).boundingBox()).toEqual(before);
});

test.describe('somebody whose browser speaks Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is not shown English first', async ({ page }) => {
    const letScriptsCome = await openSlowly(page, '/');
    await expect(root(page)).toHaveAttribute('inert');
    await expect(heading(page)).toBeHidden();
    letScriptsCome();
    await expect(page).toHaveURL('/zh');
    await expect(heading(page)).toBeVisible();
  });
});

test('a member is not shown the page of a visitor first', async ({ page }) => {
  await page.goto('/logo.svg');
  await page.evaluate(() => localStorage.setItem('session', '{}'));
  const letScriptsCome = await openSlowly(page, '/');
  await expect(root(page)).toHaveAttribute('inert');
  await expect(heading(page)).toBeHidden();
  letScriptsCome();
  await expect(heading(page)).toBeVisible();
});

test('who has a try-on is not asked for a photo first', async ({ page }) => {
  await page.goto('/logo.svg');
  await page.evaluate(() => localStorage.setItem('fitting', '"kept"'));
  const letScriptsCome = await openSlowly(page, '/preview');
  await expect(root(page)).toHaveAttribute('inert');
  await expect(heading(page)).toBeHidden();
  letScriptsCome();
  await expect(heading(page)).toBeVisible();
});

test.describe('on a phone', () => {
  // What it says once it works offline is not part of the first page.
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

  test('the first page takes no more than 147 kB of scripts, with what follows it', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.headerValue('content-length').then(Number));
    });
    await page.goto('/');
    await expect(root(page)).not.toHaveAttribute('inert');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(90 * 1024);
    expect(bytes).toBeLessThanOrEqual(147 * 1024);
  });
});

test('a category is read and seen before its scripts have come, and stays as it is when they have', async ({
  page,
}) => {
  const letScriptsCome = await openSlowly(page, '/categories/roses');
  await expect(heading(page)).toHaveText('Roses');
  const card = page.locator('article img').filter({ visible: true }).first();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(root(page)).toHaveAttribute('inert');
  const before = await card.boundingBox();
  letScriptsCome();
  await expect(root(page)).not.toHaveAttribute('inert');
  expect(await card.boundingBox()).toEqual(before);
  expect(await card.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});

test('a part that is gone brings the page of the new build, and none where there is no new build', async ({
  page,
}) => {
  await page.route('**/assets/inspiration-menu-opened*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(root(page)).not.toHaveAttribute('inert');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = () => page.evaluate(() => 'isFirst' in window);
  const menu = page.getByRole('button', { name: 'Inspiration' });

  const isForPage = (request: Request) =>
    request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/';
  const asked = page.waitForResponse((response) => isForPage(response.request()));
  await menu.click();
  await (await asked).finished();
  expect(await isFirst()).toBe(true);

  await page.route('/', (route) =>
    isForPage(route.request()) ? route.fulfill({ body: 'another build' }) : route.continue(),
  );
  const reloaded = page.waitForEvent('load');
  await menu.click();
  await reloaded;
  expect(await isFirst()).toBe(false);
});
