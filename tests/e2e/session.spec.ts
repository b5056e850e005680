import type { Page } from '@playwright/test';
import { keptRows, keptText } from '../support/kept-rows.ts';
import { Account, expect, keepLogin, type Person, prompt, test } from './fixtures.ts';

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

test('a tab that slept while another one refreshed goes on', async ({ page, context, account }) => {
  await keepLogin(page, await account.logIn());
  const other = await context.newPage();
  // The next call is refused as if the token had run out: it is exchanged, and the other tab still holds the old one.
  const wearOut = (tab: Page) =>
    tab.route(
      '**/api/payment/chargerecord*',
      (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer old' } }),
      { times: 1 },
    );
  await Promise.all([page.goto('/profile'), other.goto('/profile')]);

  const exchanged: string[] = [];
  for (const tab of [page, other, page, other]) {
    await wearOut(tab);
    const asking = tab.waitForRequest('**/api/auth/refresh-token');
    await tab.reload();
    const request = await asking;
    expect((await request.response())?.status()).toBe(200);
    exchanged.push(request.postDataJSON().refreshToken);
    await expect(tab.getByText('No orders yet')).toBeVisible();
  }
  // The server forgives a token that is used again a moment later; after that it would end the login.
  expect(new Set(exchanged).size).toBe(exchanged.length);
});

test('a login of one tab that runs out leaves the one of the other', async ({ page, context, request }) => {
  const [first, second] = [new Account(request), new Account(request)];
  await Promise.all([first.open(), second.open()]);
  const logIn = async (tab: Page, { email, password }: Person, isRemembered: boolean) => {
    await tab.goto('/login');
    await tab.getByLabel('Email').fill(email);
    await tab.getByLabel('Password', { exact: true }).fill(password);
    if (!isRemembered) await tab.getByText('Keep me logged in').click();
    await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(tab.getByRole('button', { name: /^Account of / })).toBeVisible();
  };
  await logIn(page, first.person, false);
  const other = await context.newPage();
  await logIn(other, second.person, true);
  await expect(page.getByRole('button', { name: `Account of ${first.person.username}` })).toBeVisible();

  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('session') ?? '');
    sessionStorage.setItem('session', JSON.stringify({ ...kept, accessToken: 'old', refreshToken: 'old' }));
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await other.reload();
  await expect(other.getByRole('button', { name: `Account of ${second.person.username}` })).toBeVisible();
});

test('all that shows who one is asks the server once', async ({ signedIn: page }) => {
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/profile')) fetches += 1;
  });
  await page.goto('/profile');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.locator('header').getByText('50')).toBeVisible();
  expect(fetches).toBe(1);
});

test('a name that was being changed when the session ran out is there after the login', async ({
  page,
  account,
}) => {
  await keepLogin(page, await account.logIn());
  await page.goto('/profile');
  const username = `${account.person.username}_2`;
  await page.getByLabel('Username').fill(username);
  for (const path of ['update', 'profile']) {
    await page.route(`**/api/users/${path}`, (route) =>
      route.fulfill({ status: 401, json: { status: 'error', reason: 'SESSION_EXPIRED', requestId: 'r' } }),
    );
  }
  await page.route('**/api/auth/refresh-token', (route) =>
    route.fulfill({ status: 401, json: { status: 'error', reason: 'SESSION_EXPIRED', requestId: 'r' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your login has expired. Please log in again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Email').fill(account.person.email);
  await page.getByLabel('Password', { exact: true }).fill(account.person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
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

for (const path of ['/profile', '/profile/credits', '/creations']) {
  test(`a login that was ended elsewhere is no error of ${path}`, async ({ page, account }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await account.draw({ prompt: 'an anchor' });
    await keepLogin(page, await account.logIn());
    await account.endLogins();
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}

test('on a public page it is over in silence', async ({ page, account }) => {
  await keepLogin(page, await account.logIn(), { accessToken: 'worn out', refreshToken: 'worn out, too' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a session that runs out leaves nothing behind, in no tab', async ({ page, context, account }) => {
  await account.draw({ prompt: 'an anchor' });
  const session = await account.logIn();
  await keepLogin(page, session);
  await page.clock.install();
  await page.goto('/create');
  await expect(page.getByRole('button', { name: /^an anchor/ })).toBeVisible();
  await prompt(page).fill('a heart for Tomoko');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible();
  await expect.poll(() => tracesOf(page, session.user.userId)).toContain('queries');
  await expect.poll(() => tracesOf(page, 'Tomoko')).toContain('draft');

  // Ended from another device: the next call finds out.
  await account.endLogins();
  await other.reload();
  await expect(page).toHaveURL('/login');
  for (const word of [session.user.userId, account.person.email, 'Tomoko', 'an anchor']) {
    await expect.poll(() => tracesOf(page, word)).toEqual([]);
  }
  // Also not a little later, when the cache would be written.
  await page.clock.runFor(10_000);
  expect(await tracesOf(page, session.user.userId)).toEqual([]);
  expect(await page.evaluate(() => caches.has('own-images-1'))).toBe(false);
});

/** Where on this device a word is written down. */
async function tracesOf(page: Page, word: string): Promise<string[]> {
  const storage = await page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }));
  const kept = [...storage, ['queries', await keptText(page, 'queries')] as const];
  return kept.filter(([, text]) => String(text).includes(word)).map(([name]) => String(name));
}

test('a logout in one tab is one in all, and leaves nothing behind', async ({
  signedIn: page,
  context,
  account,
}) => {
  await account.draw({ prompt: 'an anchor' });
  await page.clock.install();
  await page.goto('/create');
  await expect(page.getByRole('button', { name: /^an anchor/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/create');
  await expect(other.getByRole('button', { name: /^an anchor/ })).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^an anchor/ })).toBeHidden();
  // Also not when the cache would be written.
  await page.clock.runFor(10_000);
  const accounts = (await keptRows(page, 'queries')).map(({ key }) => key);
  expect(accounts.filter((key) => key !== 'visitor')).toEqual([]);
});
