import type { Page } from '@playwright/test';
import { Account, expect, newPerson, prompt, test } from './fixtures.ts';

interface GoogleAnswer {
  email: string;
  /** What the token and the address say in place of what was asked. */
  forged?: { nonce?: string; state?: string };
  error?: string;
}

/** Stands where Google's page would be, and sends people back at once. Returns what was asked of it. */
async function answerAsGoogle(page: Page, { email, forged = {}, error }: GoogleAnswer) {
  const asked: URLSearchParams[] = [];
  await page.route('https://accounts.google.com/**', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const state = forged.state ?? query.get('state') ?? '';
    const fragment = new URLSearchParams(error ? { error, state } : { state });
    if (!error) {
      const claims = {
        aud: query.get('client_id'),
        nonce: forged.nonce ?? query.get('nonce'),
        sub: email,
        email,
        // An organisation's account: Google knows that the email is theirs.
        hd: 'example.com',
        name: email.split('@')[0],
      };
      const url = `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT}/token`;
      const token = await fetch(url, { method: 'POST', body: JSON.stringify(claims) });
      fragment.set('id_token', await token.text());
    }
    const back = JSON.stringify(`${query.get('redirect_uri')}#${fragment}`);
    await route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${back})</script>` });
  });
  return asked;
}

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const sessionIn = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('session'), storage);

test('somebody new comes in through Google, back to the words that were left', async ({ page }) => {
  const { email, username } = newPerson();
  const asked = await answerAsGoogle(page, { email });
  await page.goto('/create');
  await prompt(page).fill('a koi between lotus flowers');
  await page.goto('/creations');
  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page).click();
  await expect(page).toHaveURL('/creations');
  await page.goto('/create');
  await expect(prompt(page)).toHaveValue('a koi between lotus flowers');
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  expect(await sessionIn(page, 'localStorage')).not.toBeNull();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    client_id: 'inkwright.apps.example',
    response_type: 'id_token',
    scope: 'openid email profile',
  });

  await page.goto('/profile');
  await expect(page.getByText('You log in with Google and have no password here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the password' })).toBeHidden();
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Your password')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
});

test('who does not want to be remembered is not, also by way of Google', async ({ page }) => {
  await answerAsGoogle(page, { email: newPerson().email });
  await page.goto('/login');
  await page.getByText('Keep me logged in').click();
  await continueWithGoogle(page).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  expect(await sessionIn(page, 'localStorage')).toBeNull();
  expect(await sessionIn(page, 'sessionStorage')).not.toBeNull();
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('the answer finds its way through the language, from the registration as well', async ({ page }) => {
    await answerAsGoogle(page, { email: newPerson().email });
    await page.goto('/zh/register');
    await page.getByRole('button', { name: '使用 Google 继续' }).click();
    await expect(page).toHaveURL('/zh');
    await expect(page.getByRole('button', { name: /的账号$/ })).toBeVisible();
  });
});

for (const [what, forged] of [
  ['another request', { state: 'another' }],
  ['another purpose', { nonce: 'another' }],
] as const) {
  test(`an answer to ${what} logs nobody in`, async ({ page }) => {
    await answerAsGoogle(page, { email: newPerson().email, forged });
    await page.goto('/login');
    await continueWithGoogle(page).click();
    await expect(page.getByRole('alert').getByText(/^Logging in with Google did not work\./)).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await sessionIn(page, 'localStorage')).toBeNull();
  });
}

test('an answer that nobody asked for logs nobody in', async ({ page }) => {
  await page.goto('/login/google#id_token=x.y.z&state=undefined');
  await expect(page.getByText(/^Logging in with Google did not work\./)).toBeVisible();
  expect(await sessionIn(page, 'localStorage')).toBeNull();
});

test('what the server refuses is told, and what was typed for the way back is kept', async ({ page }) => {
  await answerAsGoogle(page, { email: newPerson().email });
  await page.route('**/api/auth/google', (route) => route.abort());
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page).click();
  await expect(page.getByRole('alert').getByText('The connection failed.')).toBeVisible();
  await page.unroute('**/api/auth/google');
  await continueWithGoogle(page).click();
  await expect(page).toHaveURL('/profile');
});

test('who turns back on the way is told nothing', async ({ page }) => {
  await answerAsGoogle(page, { email: newPerson().email, error: 'access_denied' });
  await page.goto('/login');
  await continueWithGoogle(page).click();
  await expect(page).toHaveURL('/login');
  await expect(continueWithGoogle(page)).toBeVisible();
  await expect(page.getByText(/did not work/)).toBeHidden();
});

test('an account with the same email is joined, and its password is over', async ({ page, request }) => {
  const account = new Account(request);
  await account.open();
  await answerAsGoogle(page, { email: account.person.email });
  await page.goto('/login');
  await continueWithGoogle(page).click();
  await expect(page.getByRole('button', { name: `Account of ${account.person.username}` })).toBeVisible();
  await expect(account.logIn()).rejects.toThrow('WRONG_CREDENTIALS');
});

test('where Google is not set up there is no button', async ({ page }) => {
  await page.route('**/api/config', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: { googleClientId: null, paymentProvider: 'test', saysPaymentsAreTests: false },
      },
    }),
  );
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(continueWithGoogle(page)).toBeHidden();
  }
});
