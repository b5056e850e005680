import { PreviewScreen } from '../support/preview-page.ts';
import { squarePng } from '../support/square-png.ts';
import { expectNoViolations, violationsOn } from './expect-no-violations.ts';
import { test } from './filled-category.ts';
import { expect, history, keepLogin } from './fixtures.ts';

const paths = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password?token=never-sent'],
  ...['/create', '/zh/create', '/preview', '/nowhere/at/all'],
  ...['/categories', '/categories?query=nobodydrewthis', '/blog', '/about', '/privacy-policy', '/ja/terms'],
  ...['/pricing', '/ja/pricing'],
];

for (const path of paths) {
  test(`nothing on ${path} is in anybody's way`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

test("nothing below the fold of the start page is in anybody's way", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Pay for the drawings you make' })).toBeVisible();
  await expectNoViolations(page);
});

test.describe('a member', () => {
  test.use({ isMember: true });

  test("nothing about a finished design is in anybody's way", async ({ signedIn: page, account }) => {
    await account.draw({ prompt: 'an anchor', num_outputs: 4 });
    await page.goto('/create');
    await history(page).first().click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expectNoViolations(page);
  });

  test("nothing on My creations is in anybody's way", async ({ signedIn: page, account }) => {
    await account.draw({ prompt: 'an anchor', num_outputs: 4 });
    await account.draw({ prompt: 'a rose', isPublic: false });
    await page.goto('/creations');
    await page.getByRole('checkbox', { name: 'Select a rose' }).check({ force: true });
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Collect', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});

test("nothing about setting a new password is in anybody's way", async ({ page }) => {
  await page.route('**/api/users/validate-reset-token/*', (route) =>
    route.fulfill({ json: { status: 'success', data: null } }),
  );
  await page.goto('/reset-password?token=good');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('This is needed.')).toHaveCount(2);
  await expectNoViolations(page);
});

test("nothing about the account is in anybody's way", async ({ signedIn: page, account }) => {
  await account.order('day7');
  await account.buy('pro-monthly');
  for (let count = 0; count < 9; count++) await account.buy('day14');
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toBeVisible();
  await expectNoViolations(page);

  const buffer = Buffer.from(await squarePng('#2b4a9b'));
  await page
    .getByLabel('Change the picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByLabel('Current password').fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is needed.')).toHaveCount(2);
  await expectNoViolations(page);
});

test("nothing about paying is in anybody's way", async ({ signedIn: page, account }) => {
  await account.buy('lite-monthly');
  await page.goto('/pricing?plan=day14');
  await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click();
  await page.getByRole('button', { name: 'Pay $16.99', exact: true }).click();
  await expect(page.getByText(/^The card was declined\./)).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/profile?change=pro-yearly');
  await expect(page.getByRole('button', { name: /^Change now for/ })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/profile/credits');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectNoViolations(page);
});

test("no question about the account is in anybody's way", async ({ signedIn: page, account }) => {
  await account.buy('pro-monthly');
  await page.goto('/profile');
  for (const name of ['Cancel the subscription', 'Close the account']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name }).click();
    if (name === 'Close the account') await expect(dialog.getByText('This is needed.')).toBeVisible();
    else await expect(dialog).toBeHidden();
    await expectNoViolations(page);
  }
});

test("nothing about an account that does not load is in anybody's way", async ({ signedIn: page }) => {
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', reason: 'FORBIDDEN', requestId: 'r' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your account did not load' })).toBeVisible();
  await expectNoViolations(page);
});

test("nothing about a tattoo on skin is in anybody's way", async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Erase tool' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase' })).toBeVisible();
  await expectNoViolations(page);
});

test("nothing about a form with errors is in anybody's way", async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByText('This is needed.').first()).toBeVisible();
  await expectNoViolations(page);
});

test("no dialog or menu is in anybody's way", async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: /^Style:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Style' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // An open menu lies at the end of the page, outside of its landmarks.
  expect(await violationsOn(page, ['region'])).toEqual([]);
});

test("nothing about the library is in anybody's way", async ({ page, category, account }) => {
  await page.goto(`/categories/${category.slug}`);
  await expect(page.getByRole('link', { name: /^Moth 0/ })).toBeVisible();
  await expectNoViolations(page);
  await keepLogin(page, await account.logIn());
  await page.goto(`/zh/categories/${category.slug}/${category.imageIds[0]}`);
  await expect(page.getByRole('heading', { level: 2, name: '相近的图案' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: '举报' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test("nothing about a post is in anybody's way", async ({ page, publish }) => {
  const slug = `axe-${crypto.randomUUID()}`;
  const content = {
    en: '<h2>Ink</h2><p>It <a href="/categories">spreads</a>.</p><table><tr><th>A</th></tr></table>',
  };
  await publish({ slug, title: { en: 'Ink' }, content, author: 'Mara', status: 'published' });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ink' })).toBeVisible();
  await expectNoViolations(page);
});

test("the open menu of subjects is in nobody's way", async ({ page, category }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Inspiration' }).click();
  await expect(page.getByRole('dialog').getByRole('link').filter({ hasText: category.word })).toBeVisible();
  expect(await violationsOn(page, ['region'])).toEqual([]);
});
