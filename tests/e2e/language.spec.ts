import { expect, prompt, test } from './fixtures.ts';

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('an address without a language is replaced by the Chinese one', async ({ page }) => {
    await page.goto('/create?prompt=koi');
    await expect(page).toHaveURL('/zh/create?prompt=koi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('纸上画什么？');
  });

  test('English once chosen stays', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/zh');
    await page.getByRole('button', { name: /^语言与主题/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Say it.See it in ink.');
  });
});

test.describe('in a Japanese browser', () => {
  test.use({ locale: 'ja-JP' });

  test('an address without a language is replaced by the Japanese one', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test('changing the language keeps the page and what is written on it', async ({ page }) => {
  await page.goto('/create');
  await prompt(page).fill('a paper boat');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/create');
  await expect(prompt(page)).toHaveValue('a paper boat');
  await expect(page).toHaveTitle(/タトゥー/);
});

test('texts that come later are in the language chosen meanwhile', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'What people say' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '大家怎么说' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '试戴' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '纹在哪里？' })).toBeVisible();
});

test('/en is the address without a language', async ({ page }) => {
  await page.goto('/en/login');
  await expect(page).toHaveURL('/login');
});

test('an address that leads nowhere says so, and where to go', async ({ page }) => {
  for (const path of ['/fr', '/zh/nowhere', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/There is nothing here|这里什么也没有/);
  }
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL('/');
});

test('the theme follows the system, and the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
