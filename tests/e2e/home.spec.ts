import type { Page } from '@playwright/test';
import { currency, plans } from '#contract/plan.ts';
import { formatAmount } from '#lib/money.ts';
import { test } from './filled-category.ts';
import { expect, prompt } from './fixtures.ts';

/** What stands below the fold comes once somebody scrolls there. */
async function showSections(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toBeAttached();
}

test('the start page leads to the subjects, and says what people ask', async ({ page, category }) => {
  await page.goto('/');
  await expect(page.getByText(/designs? for everybody to look at/)).toBeVisible();
  const subject = page.getByRole('main').getByRole('link', { name: new RegExp(category.word) });
  await subject.scrollIntoViewIfNeeded();
  await expect(subject).toBeVisible();

  await showSections(page);
  const questions = page.locator('main details');
  await expect(questions).toHaveCount(9);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(2);

  await expect(page.getByRole('main').getByRole('link', { name: 'Try now' })).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Create a design' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('a line is drawn across a bare arm and the same with a tattoo', async ({ page }) => {
  await page.goto('/');
  await showSections(page);
  const slider = page.getByRole('slider', { name: 'Before and after' });
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Bare up to 0 %');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Bare up to 1 %');

  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not there');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, middle, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue(/^7\d$/);
  const after = page.locator('img[src^="/try-on/forearm-after"]');
  await expect.poll(() => after.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('reviews that nobody has written say so, and prices come from what is sold', async ({ page }) => {
  await page.goto('/zh');
  await showSections(page);
  await expect(page.getByRole('heading', { name: '大家怎么说' })).toBeVisible();
  await expect(page.getByText(/^这些是示例文字/)).toBeVisible();
  await expect(page.getByText('示例', { exact: true })).toHaveCount(3);
  for (const plan of plans.filter(({ kind }) => kind === 'pass')) {
    const price = page.getByText(formatAmount(plan.price, currency, 'zh'), { exact: true });
    await expect(page.getByRole('listitem').filter({ hasText: plan.name.zh ?? '' })).toContainText(
      (await price.textContent()) ?? '?',
    );
  }
  await page.getByRole('link', { name: '免费注册' }).click();
  await expect(page).toHaveURL('/zh/register');
});

test.describe('the sheets of flash', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('turn every four seconds, and stop for whoever looks closer', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Sheets of flash' });
    const sheet = (number: number) => carousel.getByRole('group', { name: `${number} of 4` });
    await expect(carousel.getByRole('button', { name: 'Stop turning the sheets' })).toBeVisible();
    // From here on time passes only when the test says so. By then some sheets may have been turned.
    await page.clock.pauseAt(600_000);
    const next = carousel.getByRole('button', { name: 'Next sheet' });
    while (!(await sheet(1).isVisible())) await next.click();
    await page.mouse.move(0, 0);
    await next.blur();
    // The next sheet is fetched once the first is going to turn.
    await expect(carousel.locator('img[src="/flash/raven-skull.webp"]')).toHaveCount(1);
    await page.clock.runFor(4000);
    await expect(sheet(2)).toBeVisible();
    await expect(sheet(1)).toHaveCount(0);

    await sheet(2).hover();
    await page.clock.runFor(9000);
    await expect(sheet(2)).toBeVisible();
    await page.mouse.move(0, 0);
    await next.focus();
    await page.clock.runFor(9000);
    await expect(sheet(2)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sheet(3)).toBeVisible();
    await carousel.getByRole('button', { name: 'Stop turning the sheets' }).click();
    await page.clock.runFor(9000);
    await expect(sheet(3)).toBeVisible();
    await carousel.getByRole('button', { name: 'Turn the sheets' }).click();
    await page.clock.runFor(4000);
    await expect(sheet(4)).toBeVisible();
  });

  test('lie still for whoever asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Sheets of flash' });
    await expect(carousel.getByRole('button', { name: 'Turn the sheets' })).toBeVisible();
    await page.clock.runFor(9000);
    await expect(carousel.getByRole('group', { name: /^1 of 4/ })).toBeVisible();
  });
});

test('what comes below the fold moves nothing that is seen', async ({ page, category }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const total = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
  const image = `/categories/${category.slug}/${category.imageIds[1]}`;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 850 });
    for (const path of ['/', `/categories/${category.slug}`, image, '/blog']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await total(), `${path}, ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('an address says what is there before any script runs, and 404 where nothing is', async ({
  page,
  request,
  category,
}) => {
  const found = await request.get(`/zh/categories/${category.slug}`);
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain(`<title>飞蛾 ${category.word}纹身图案 · Inkwright</title>`);
  expect((await request.get('/nowhere')).status()).toBe(404);
  expect((await request.get('/social.jpg')).headers()['content-type']).toBe('image/jpeg');

  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`/image/${category.imageIds[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Moth 0/ })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(2);
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
});
