import { expect, keepLogin, prompt, test } from './fixtures.ts';

test('a token that has run out is exchanged without a word', async ({ page, account }) => {
  await keepLogin(page, await account.logIn(), { accessToken: 'worn out' });
  await page.goto('/create');
  await expect(page.locator('header').getByText('50')).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''));
  expect(kept.accessToken).not.toBe('worn out');
});

test('two tabs do with one exchange and stay logged in', async ({ page, context, account }) => {
  let exchanges = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) exchanges += 1;
  });
  await keepLogin(page, await account.logIn(), { accessToken: 'worn out' });
  const other = await context.newPage();
  await Promise.all([page.goto('/create'), other.goto('/create')]);
  await expect(page.locator('header').getByText('50')).toBeVisible();
  await expect(other.locator('header').getByText('50')).toBeVisible();
  expect(exchanges).toBe(1);
});

test('a token about to run out is exchanged when the tab wakes', async ({ page, account }) => {
  await keepLogin(page, await account.logIn(), {});
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('session') ?? '');
    localStorage.setItem('session', JSON.stringify({ ...kept, expiresAt: Date.now() + 60_000 }));
  });
  const exchange = page.waitForRequest('**/api/auth/refresh-token');
  await page.goto('/');
  await exchange;
});

test('a session that is over leads to the login, and back with the words', async ({ page, account }) => {
  await keepLogin(page, await account.logIn(), { accessToken: 'worn out', refreshToken: 'worn out, too' });
  await page.goto('/zh/create?prompt=koi');
  await expect(page).toHaveURL('/zh/login');
  await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
  await page.getByLabel('邮箱').fill(account.person.email);
  await page.getByLabel('密码', { exact: true }).fill(account.person.password);
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL('/zh/create?prompt=koi');
  await expect(prompt(page)).toHaveValue('koi');
});

test('on a public page it is over in silence', async ({ page, account }) => {
  await keepLogin(page, await account.logIn(), { accessToken: 'worn out', refreshToken: 'worn out, too' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a logout in one tab is one in all, and leaves nothing behind', async ({
  signedIn: page,
  context,
  account,
}) => {
  await account.draw({ prompt: 'an anchor' });
  await page.goto('/create');
  await expect(page.getByRole('button', { name: /^an anchor/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/create');
  await expect(other.getByRole('button', { name: /^an anchor/ })).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^an anchor/ })).toBeHidden();
  // Longer than the cache takes to be written.
  await page.waitForTimeout(1500);
  const kept = await page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('inkwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('queries').objectStore('queries').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(kept.filter((key) => key !== 'visitor')).toEqual([]);
});
