import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const success = (page: Page) => page.getByRole('dialog', { name: 'Subscribed successfully' });
const payCard = async (page: Page, number: string) => {
  const form = page.getByRole('form', { name: 'Pay by card' });
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Good until').fill('12/34');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: /^Pay \$/ }).click();
};

test('a visitor sees what is sold, and buys after logging in', async ({ page, account }) => {
  await page.goto('/price');
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle('Plans & Pricing · Inkwright');
  const popular = page.getByRole('article', { name: '14-Day Access' });
  await expect(popular).toContainText('Popular');
  await expect(popular).toContainText('Save 47%');
  await expect(popular.locator('s')).toHaveText('$31.98');
  await expect(popular).toContainText('Four designs at once');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const lite = page.getByRole('article', { name: 'Lite' });
  await expect(lite).toContainText('$6.99');
  await expect(lite).toContainText('$83.92 billed yearly');
  await expect(page.getByRole('columnheader', { name: 'Free' })).toBeVisible();

  await popular.getByRole('button', { name: 'Buy for $16.99' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(account.person.email);
  await page.getByLabel('Password', { exact: true }).fill(account.person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/pricing?plan=day14');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
});

test('a pass is bought with a test card, and one goes on after five seconds', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Buy for $12.99' }).click();
  await expect(page.getByText('This is a test: no money is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'All plans' }).click();
  await expect(page.getByRole('button', { name: 'Buy for $12.99' })).toBeFocused();

  await page.getByRole('button', { name: 'Buy for $12.99' }).click();
  await payCard(page, '4242424242424242');
  await expect(success(page)).toContainText('20 credits have been added to your account.');
  await expect(page).toHaveURL('/create');
  await expect(page.getByRole('link', { name: '70 credits' })).toBeVisible();
  expect(await account.profile()).toMatchObject({ credits: 70, membershipLevel: 'lite' });
});

test('a card that is refused says why, and the same order is paid with another', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/pricing?plan=day30');
  await payCard(page, '4111 1111 1111 1112');
  await expect(page.getByText(/^Only test cards work here\./)).toBeVisible();
  for (const [number, reason] of [
    ['4000000000000002', /^The card was declined\./],
    ['4000000000009995', /^There is not enough money on this card\./],
    ['4000000000000069', /^This card has expired\./],
    ['4000000000000127', /^The card payment failed\./],
  ] as const) {
    await payCard(page, number);
    await expect(page.getByRole('alert').getByText(reason)).toBeInViewport();
  }
  expect(await account.credits()).toBe(50);

  await payCard(page, '4242424242424242');
  await expect(success(page)).toContainText('80 credits have been added');
  await success(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('/profile#orders');
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
});

test('what is not heard of is looked at again before anybody pays twice', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/pricing?plan=day14');
  await page.route('**/api/payment/capture/*', async (route) => {
    // The money moves, and the answer is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Pay $16.99 in test money' }).click();
  await expect(page.getByText(/^We did not hear whether the payment went through\./)).toBeVisible();
  await page.unroute('**/api/payment/capture/*');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(success(page)).toContainText('40 credits have been added');
  expect(await account.credits()).toBe(90);
});

test('a membership is bought, changed at a price that is said before, and cancelled', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Lite' }).click();
  await expect(page.getByText('Renews every month until you cancel it, in your profile.')).toBeVisible();
  await payCard(page, '4242424242424242');
  await expect(success(page)).toContainText('2,000 credits have been added');
  await success(page).getByRole('button', { name: 'Stay here' }).click();

  await expect(page.getByRole('article', { name: 'Lite' })).toContainText('Yours');
  await page.getByRole('link', { name: 'Change to Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the membership' });
  await expect(dialog.getByRole('radio', { name: /^Pro, monthly/ })).toBeChecked();
  await expect(dialog).toContainText('6,000 credits');
  await dialog.getByRole('button', { name: 'Change now for $10.00' }).click();
  await expect(page.getByText('Your membership has changed.')).toBeVisible();
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('Pro, monthly');
  expect(await account.profile()).toMatchObject({ membershipLevel: 'pro', credits: 6050 });

  await membership.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('radio', { name: /^Lite, monthly/ }).check();
  await expect(dialog).toContainText('There is nothing to pay before that day');
  await page.keyboard.press('Escape');
  await membership.getByRole('button', { name: 'Cancel the subscription' }).click();
  const asks = page.getByRole('alertdialog');
  await asks.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(membership).toContainText(/^MembershipPro, monthlyYours until .*It does not renew\./);
});

test('whoever has no credits left is shown the prices over the page, which is as it was', async ({
  signedIn: page,
}) => {
  await page.route('**/api/users/profile', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, credits: 0 } } });
  });
  await page.goto('/create');
  await page.locator('#prompt').fill('a fox asleep');
  await page.getByRole('link', { name: 'No credits left. Get more' }).click();
  const overlay = page.getByRole('dialog', { name: 'There are not enough credits for this' });
  await expect(overlay.getByRole('article', { name: '7-Day Access' })).toBeVisible();
  const isLocked = () =>
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    );
  expect(await page.evaluate(isLocked)).toBe(true);
  await overlay.getByRole('button', { name: 'Buy for $12.99' }).click();
  await expect(overlay.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect.poll(() => page.evaluate(isLocked)).toBe(false);
  await expect(page).toHaveURL('/create');
  await expect(page.locator('#prompt')).toHaveValue('a fox asleep');
});

test('every credit is told in the ledger, which is to be had as a file', async ({
  signedIn: page,
  account,
}) => {
  await account.buy('day7');
  await account.draw({ prompt: 'a crow' });
  await page.goto('/profile');
  await page.getByRole('link', { name: '69 credits', exact: true }).last().click();
  await expect(page).toHaveURL('/profile/credits');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('Drawn: what was set aside is spent');
  await expect(rows.nth(2)).toContainText('Set aside for a design');
  await expect(rows.nth(2)).toContainText('-1');
  await expect(rows.nth(3)).toContainText('7-Day Access');
  await expect(rows.nth(4)).toContainText('Free credits of the month');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('inkwright-credits.csv');
});
