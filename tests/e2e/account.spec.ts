import { expect, newPerson, test } from './fixtures.ts';

test('a wrong login says what is wrong, at its field', async ({ page, account }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').getByText('There is no account with this email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill(account.person.email);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').getByText('Email and password do not match.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('without a network the form says so and keeps what was typed', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('ink and paper');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The connection failed. Check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('ink and paper');
});

test('the registration checks while one types, and names what is taken', async ({ page, account }) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('a b');
  await expect(page.getByText('Letters, digits and underscores only.')).toBeVisible();
  await page.getByLabel('Username').fill(account.person.username);
  await page.getByLabel('Email').fill('mara@');
  await expect(page.getByText('Write it in full, like name@example.com.')).toBeVisible();
  await page.getByLabel('Email').fill(newPerson().email);
  await page.getByLabel('Password', { exact: true }).fill('ink and paper');
  await page.getByLabel('Password again').fill('ink and');
  await expect(page.getByText('The two passwords do not match.')).toBeVisible();
  await page.getByLabel('Password again').fill('ink and paper');
  await expect(page.getByText('The two passwords do not match.')).toBeHidden();

  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill(newPerson().username);
  await page.getByLabel('Email').fill(account.person.email);
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByText('This email already has an account.')).toBeVisible();
});

test('a password can be read on demand', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a login that is not to be remembered ends with its tab', async ({ page, context, account }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.person.email);
  await page.getByLabel('Password', { exact: true }).fill(account.person.password);
  await page.getByText('Keep me logged in').click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByText('50')).toBeVisible();
  await page.reload();
  await expect(page.locator('header').getByText('50')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
