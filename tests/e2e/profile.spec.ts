import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { Account, expect, keepLogin, newPerson, test } from './fixtures.ts';

test('a name can be changed, though not to one that is taken', async ({ signedIn: page, request }) => {
  const other = new Account(request);
  await other.open();
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Save' });
  const username = page.getByLabel('Username');
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('Email')).not.toBeEditable();

  await username.fill('a b');
  await expect(page.getByText('Letters, digits and underscores only.')).toBeVisible();
  await username.fill(other.person.username);
  await save.click();
  await expect(page.getByRole('alert').getByText('Somebody else has this username already.')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue(other.person.username);

  const { username: free } = newPerson();
  await username.fill(free);
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${free}` })).toBeVisible();
  await expect(save).toBeDisabled();
});

test('however often it is pressed, it is saved once', async ({ signedIn: page }) => {
  let saves = 0;
  await page.route('**/api/users/update', async (route) => {
    saves += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/profile');
  await page.getByLabel('Username').fill(newPerson().username);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await page.getByLabel('Username').press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(saves).toBe(1);
});

test('without a network nothing is lost but time', async ({ signedIn: page, context }) => {
  await page.goto('/profile');
  const { username } = newPerson();
  await page.getByLabel('Username').fill(username);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText('The connection failed.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a new password asks for the current one, and ends other logins', async ({ page, account }) => {
  const here = await account.logIn();
  await keepLogin(page, here);
  await page.goto('/profile');
  const toggle = page.getByRole('button', { name: 'Change the password' });
  await toggle.click();
  const current = page.getByLabel('Current password');
  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('New password again');
  const save = page.getByRole('button', { name: 'Save' });

  await fresh.fill('paper and ink');
  await save.click();
  await expect(current).toBeFocused();
  await expect(page.getByText('This is needed.')).toHaveCount(2);
  await current.fill('paper and ink');
  await expect(page.getByText('Choose a password other than the current one.')).toBeVisible();
  await current.fill('not the one');
  await expect(page.getByText('Choose a password other than the current one.')).toBeHidden();
  await again.fill('paper and ink');
  await save.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await expect(again).toHaveValue('paper and ink');

  await current.fill(account.person.password);
  await save.click();
  await expect(page.getByText('Saved. Your other devices are logged out.')).toBeVisible();
  await expect(fresh).toHaveValue('');
  await expect(account.profile()).rejects.toThrow('SESSION_EXPIRED');
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue(account.person.username);

  await toggle.click();
  await current.fill('half a change');
  await expect(save).toBeEnabled();
  await toggle.click();
  await expect(save).toBeDisabled();
});

test('what is not saved is not left without asking', async ({ signedIn: page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const { username } = newPerson();
  await page.getByLabel('Username').fill(username);
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Username')).toHaveValue(username);

  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/create');
});

test('another language keeps what was typed', async ({ signedIn: page }) => {
  await page.goto('/profile');
  await page.getByLabel('Username').fill('halfway_there');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/profile');
  await expect(page.getByLabel('用户名')).toHaveValue('halfway_there');
});

test('visitors log in first, and come back', async ({ page, account }) => {
  await page.goto('/zh/profile');
  await expect(page).toHaveURL('/zh/login');
  await expect(page.getByText('请先登录。')).toBeVisible();
  await page.getByLabel('邮箱').fill(account.person.email);
  await page.getByLabel('密码', { exact: true }).fill(account.person.password);
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL('/zh/profile');
  await expect(page.getByLabel('用户名')).toHaveValue(account.person.username);
});

test('an account that does not load can be loaded again', async ({ signedIn: page }) => {
  const refuse = (route: import('@playwright/test').Route) =>
    route.fulfill({ status: 403, json: { status: 'error', reason: 'FORBIDDEN', requestId: 'r' } });
  await page.route('**/api/users/profile', refuse);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your account did not load' })).toBeVisible();
  await page.unroute('**/api/users/profile', refuse);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a subscription is cancelled after asking, and stays until it ends', async ({
  signedIn: page,
  account,
}) => {
  await account.buy('pro-yearly');
  await page.goto('/profile');
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel the subscription' });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the subscription?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await page.route('**/api/subscription/cancel', (route) => route.abort(), { times: 1 });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(dialog.getByText(/^The subscription could not be cancelled\. The connection/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(page.getByText('Your subscription is cancelled.')).toBeVisible();
  await expect(page.getByText(/^Yours until .* It does not renew\.$/)).toBeVisible();
  expect((await account.profile()).membership?.renewsAt).toBeNull();
});

test('logins are listed, and ended one by one or all but this one', async ({ signedIn: page, account }) => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const onPhone = await account.logIn(phone);
  await page.goto('/profile');
  const logins = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(logins).toHaveCount(3);
  await expect(logins.first()).toContainText('This device');
  const safari = logins.filter({ hasText: 'Safari on iOS' });
  await expect(safari).toContainText('Last used today');

  await safari.getByRole('button', { name: 'Log out: Safari on iOS' }).click();
  await expect(safari).toHaveCount(0);
  await expect(account.profileOf(onPhone)).rejects.toThrow('SESSION_EXPIRED');
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(logins).toHaveCount(1);
  await expect(account.profile()).rejects.toThrow('SESSION_EXPIRED');
  await expect(page.getByRole('button', { name: 'Log out all others' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('devices that do not load can be loaded again, and one that cannot be logged out says so', async ({
  signedIn: page,
}) => {
  await page.route('**/api/users/logins', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', reason: 'FORBIDDEN', requestId: 'r' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('alert').getByText(/^Your devices did not load\./)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  const ends = page.getByRole('button', { name: /^Log out: / });
  await expect(ends).toHaveCount(1);
  await page.route('**/api/users/logins/*', (route) => route.abort());
  await ends.click();
  await expect(
    page.getByText(/^Your devices could not be logged out\. The connection failed\./),
  ).toBeVisible();
});

test('who closes an account and comes back is told when free credits begin', async ({ page, account }) => {
  await account.close();
  await account.open();
  await keepLogin(page, await account.logIn());
  await page.goto('/profile');
  await expect(page.getByText(/^Good to have you back\. Your 50 free credits begin again on /)).toBeVisible();
  expect(await account.credits()).toBe(0);
});

test('all logins can be ended from one', async ({ signedIn: page, account }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out everywhere.')).toBeVisible();
  await expect(account.profile()).rejects.toThrow('SESSION_EXPIRED');
});

test('everything that is kept can be taken along', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'an anchor' });
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`inkwright-${account.person.username}.zip`);
  const files = unzipSync(await readFile(await download.path()));
  const { profile, images } = JSON.parse(new TextDecoder().decode(files['account.json']));
  expect(profile.email).toBe(account.person.email);
  expect(images).toHaveLength(1);
  expect(files[images[0].file]?.byteLength).toBeGreaterThan(1000);

  await page.route('**/api/users/export', (route) =>
    route.fulfill({ status: 429, json: { status: 'error', reason: 'RATE_LIMITED', requestId: 'r' } }),
  );
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText(/^The download failed\. That was a little fast\./)).toBeVisible();
});

test('closing the account asks for the password, and then the account is gone', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close the account?' });
  await expect(dialog).toContainText('after 90 days');
  const confirm = dialog.getByRole('button', { name: 'Close the account' });
  await confirm.click();
  await expect(dialog.getByText('This is needed.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the one');
  await confirm.click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(account.person.password);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(account.logIn()).rejects.toThrow('ACCOUNT_NOT_FOUND');
});
