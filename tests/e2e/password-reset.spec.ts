import { expect, keepLogin, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

test('a forgotten password is replaced by mail, and the old one ends with its logins', async ({
  page,
  account,
}) => {
  const { email } = account.person;
  await keepLogin(page, await account.logIn());
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail.' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await mailedLink(email));
  await page.getByLabel('New password', { exact: true }).fill('short');
  await expect(page.getByText('Between 6 and 50 characters, please.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('paper and ink');
  await page.getByLabel('New password again').fill('paper and');
  await expect(page.getByText('The two passwords do not match.')).toBeVisible();
  await page.getByLabel('New password again').fill('paper and ink');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'A fresh key.' })).toBeFocused();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(account.person.password);
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await logIn.click();
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('paper and ink');
  await logIn.click();
  await expect(page).toHaveURL('/');
});

test('a link works once, and one that was never sent not at all', async ({ page, account }) => {
  await page.goto('/zh/login');
  await page.getByLabel('邮箱').fill(account.person.email);
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page.getByLabel('邮箱')).toHaveValue(account.person.email);
  await page.getByRole('button', { name: '发送链接' }).click();
  await expect(page.getByRole('heading', { name: '去看看邮箱。' })).toBeVisible();

  const link = await mailedLink(account.person.email);
  expect(link).toMatch(/^\/zh\/reset-password\?token=/);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(link);
    await tab.getByLabel('新密码', { exact: true }).fill('paper and ink');
    await tab.getByLabel('再输一次新密码').fill('paper and ink');
  }
  await page.getByRole('button', { name: '设为新密码' }).click();
  await expect(page.getByRole('heading', { name: '新钥匙配好了。' })).toBeVisible();
  await other.getByRole('button', { name: '设为新密码' }).click();
  await expect(other.getByRole('heading', { name: '这把钥匙不管用了。' })).toBeFocused();

  for (const address of [link, '/zh/reset-password?token=never-sent', '/zh/reset-password']) {
    await page.goto(address);
    await expect(page.getByText('这个链接无效，请重新获取。')).toBeVisible();
  }
  await page.getByRole('link', { name: '重新发送链接' }).click();
  await expect(page).toHaveURL('/zh/forgot-password');
});

test('a link that ran out says so', async ({ page }) => {
  await page.route('**/api/users/validate-reset-token/*', (route) =>
    route.fulfill({ status: 410, json: { status: 'error', reason: 'RESET_LINK_EXPIRED', requestId: 'r' } }),
  );
  await page.goto('/reset-password?token=old');
  await expect(page.getByText('This link has expired. Ask for a new one.')).toBeVisible();
});

test('a link that cannot be looked at can be tried again', async ({ page }) => {
  await page.route('**/api/users/validate-reset-token/*', (route) => route.abort(), { times: 1 });
  await page.goto('/reset-password?token=unknown');
  await expect(page.getByRole('alert').getByText('The connection failed.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This link is not valid. Ask for a new one.')).toBeVisible();
});

test('an unknown email is named at its field, and sending again begins anew', async ({ page, account }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('This is needed.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody-at-all@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No account has this email. Check it, or create one.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Email').fill(account.person.email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'send it again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a mail that could not be sent is no success', async ({ page }) => {
  await page.route('**/api/users/forgot-password', (route) =>
    route.fulfill({ status: 503, json: { status: 'error', reason: 'MAIL_NOT_SENT', requestId: 'r' } }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('The email could not be sent.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('mara@example.com');
});
