import { expect, type Page, test } from '@playwright/test';

const strip = (page: Page) => page.getByRole('complementary', { name: 'Test payments' });

/** As a server answers whose operator has turned test payments on where others can come. */
async function turnOn(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    await route.fulfill({
      response,
      json: { ...config, data: { ...config.data, saysPaymentsAreTests: true } },
    });
  });
  await page.route(
    (url) => !/\.\w+$|^\/(api|media)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<html ', '<html data-payments="test" ');
      await route.fulfill({ response, body: html });
    },
  );
}

for (const path of ['/', '/create', '/preview', '/login', '/categories', '/nowhere']) {
  test(`${path} says above everything that no money is taken, and does not move`, async ({ page }) => {
    await turnOn(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const known = page.waitForResponse('**/api/config');
    await page.goto(path);
    await known;
    await expect(page.locator('#root[inert]')).toHaveCount(0);
    await expect(strip(page)).toBeVisible();
    await expect(strip(page)).toHaveText('Payments here are a test: no money is taken.');
    const box = await strip(page).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(box?.y).toBe(0);
    if (path === '/preview') expect(header?.y).toBe(box?.height);
    else expect(header?.y).toBe(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    // One line, on a phone as well.
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await strip(page).boundingBox())?.height).toBe(28);
    expect(
      await strip(page)
        .locator('p')
        .evaluate((line) => line.scrollWidth <= line.clientWidth),
    ).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}

test('the strip is there before the app, in the language of the page', async ({ page }) => {
  await turnOn(page);
  await page.route('**/assets/*.js', () => {});
  await page.goto('/ja/create', { waitUntil: 'commit' });
  await expect(page.getByText('お支払いはテスト用です。料金は発生しません。')).toBeVisible();
});

test('where nobody else can come, nothing is said', async ({ page }) => {
  const known = page.waitForResponse('**/api/config');
  await page.goto('/');
  await known;
  await expect(strip(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-payments');
});
