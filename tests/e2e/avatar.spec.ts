import { maxAvatarBytes } from '#contract/account.ts';
import { squarePng } from '../support/square-png.ts';
import { expect, test } from './fixtures.ts';

const png = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(await squarePng('#2b4a9b')) };

test('a picture is seen before it is saved, and everywhere after', async ({ signedIn: page, account }) => {
  await page.goto('/profile');
  const input = page.getByLabel('Change the picture');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await input.setInputFiles(png);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
  expect((await account.profile()).avatar).toBeNull();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const { avatar } = await account.profile();
  expect(avatar).toMatch(/^\/media\/avatars\//);
  await expect(page.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible();
  await expect(page.getByRole('banner').locator(`img[src="${avatar}"]`)).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('what is no picture, or too large, is refused before it is sent', async ({ signedIn: page }) => {
  await page.goto('/profile');
  const input = page.getByLabel('Change the picture');
  await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
  await expect(page.getByRole('alert').getByText('Use a PNG, JPEG or WebP picture.')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await input.setInputFiles({ ...png, buffer: Buffer.alloc(maxAvatarBytes + 1) });
  await expect(page.getByRole('alert').getByText('Use a picture of at most 5 MB.')).toBeVisible();
  await input.setInputFiles({ ...png, buffer: Buffer.from('only its name is a picture') });
  await expect(page.getByRole('alert').getByText('Use a PNG, JPEG or WebP picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await input.setInputFiles(png);
  await expect(page.getByText('Use a PNG, JPEG or WebP picture.')).toBeHidden();
});

test('a picture that the server refuses stays chosen, and what else was changed is saved', async ({
  signedIn: page,
  account,
}) => {
  await page.route('**/api/users/avatar', (route) =>
    route.fulfill({ status: 422, json: { status: 'error', reason: 'AVATAR_REFUSED', requestId: 'r' } }),
  );
  await page.goto('/profile');
  await page.getByLabel('Change the picture').setInputFiles(png);
  const username = `${account.person.username}_2`;
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('alert').getByText('This picture could not be used. Try another one.'),
  ).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect((await account.profile()).username).toBe(username);

  await page.unroute('**/api/users/avatar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await account.profile()).avatar).not.toBeNull();
});

test('on its way it shows how far it is, also with a token that has run out', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/profile');
  await page.getByLabel('Change the picture').setInputFiles(png);
  let sent = 0;
  await page.route('**/api/users/avatar', async (route) => {
    sent += 1;
    if (sent > 1) await new Promise((resolve) => setTimeout(resolve, 1000));
    const authorization = sent === 1 ? 'Bearer worn out' : route.request().headers().authorization;
    await route.continue({ headers: { ...route.request().headers(), authorization: authorization ?? '' } });
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload of the picture' })).toBeVisible();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(sent).toBe(2);
  expect((await account.profile()).avatar).not.toBeNull();
});
