import { test } from './filled-category.ts';
import { expect } from './fixtures.ts';

test('the header opens the subjects, and leads to one', async ({ page, category }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Inspiration' });
  await opener.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Inspiration' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(menu).toBeHidden();
  await expect(opener).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('link', { name: new RegExp(category.name) })
    .first()
    .click();
  await expect(page).toHaveURL(`/categories/${category.slug}`);
});

test('what comes first leads past the header, and leaves the address alone', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveURL('/terms');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads to the subjects and the blog', async ({ page, category }) => {
    await page.goto('/zh/terms');
    await page.getByRole('button', { name: '菜单' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('灵感').click();
    await expect(menu.getByRole('link').filter({ hasText: category.word })).toHaveCount(1);
    await menu.getByRole('link', { name: '查看全部' }).click();
    await expect(page).toHaveURL('/zh/categories');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '菜单' }).click();
    await menu.getByRole('link', { name: '博客' }).click();
    await expect(page).toHaveURL('/zh/blog');
  });
});

test('the footer leads to what everybody has a right to read', async ({ page }) => {
  await page.goto('/ja');
  for (const [name, path, heading] of [
    ['このサイトについて', '/ja/about', /Inkwright/],
    ['プライバシー', '/ja/privacy-policy', 'プライバシーポリシー'],
    ['利用規約', '/ja/terms', '利用規約'],
    ['返金', '/ja/refund-policy', '返金ポリシー'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test.describe('a category that is longer than the window', () => {
  test.use({ designs: 16 });

  test('is where one left it, on the way back', async ({ page, category }) => {
    await page.goto(`/categories/${category.slug}`);
    const card = page.locator(`a[href$="${category.imageIds[13]}"]`);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: `Moth 13 ${category.word}` })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  });
});
