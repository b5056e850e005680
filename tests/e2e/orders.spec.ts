import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);

test('orders are listed by page, in the words and amounts of the language', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('No orders yet')).toBeVisible();
  // Ordered again, an order that waits for its payment is the same one.
  await account.buy('day14');
  await account.order('day7');
  for (let count = 0; count < 7; count++) await account.buy('day14');
  await account.order('day30');
  await account.buy('day14');
  await account.buy('lite-yearly');

  await page.goto('/');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/profile#orders');
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders).toBeInViewport();
  await expect(orders.getByRole('row')).toHaveCount(11);
  const newest = orders.getByRole('row').nth(1);
  await expect(newest).toContainText('Lite, yearly');
  await expect(newest).toContainText('2,000 credits');
  await expect(newest).toContainText('$83.92');
  await expect(newest).toContainText('Paid');
  await expect(orders.getByRole('row').nth(3)).toContainText('Unpaid');

  const pages = orders.getByRole('navigation', { name: 'Pages of orders' });
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Older orders' }).click();
  await expect(page).toHaveURL('/profile?page=2');
  await expect(orders.getByRole('row')).toHaveCount(3);

  await page.goto('/ja/profile?page=2');
  const first = page.getByRole('region', { name: '注文履歴' }).getByRole('row').nth(1);
  await expect(first).toContainText('7日間パス');
  await expect(first).toContainText('$12.99');
  await expect(first).toContainText('未払い');
});

test('what the operator pays back says so in the history, and its unspent credits are gone', async ({
  signedIn: page,
  account,
}) => {
  await account.buy('day7');
  const { orderId } = await account.buy('day30');
  await account.draw({ prompt: 'an anchor' });
  await page.goto('/profile');
  const newest = page.getByRole('region', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Paid');
  await expect(page.getByRole('main').getByRole('link', { name: '149 credits' })).toBeVisible();

  const { stdout } = await run(process.execPath, ['src/server/admin/main.ts', 'refund', orderId ?? ''], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PORT: process.env.E2E_PORT },
  });
  expect(stdout).toContain('Refunded 23.99 USD.');
  await page.reload();
  await expect(newest).toContainText('Refunded');
  await expect(page.getByRole('main').getByRole('link', { name: '69 credits' })).toBeVisible();
  await page.goto('/profile/credits');
  await expect(page.getByRole('row').filter({ hasText: '-80' })).toBeVisible();
});

test('what was typed above the orders stays while one leafs through them', async ({
  signedIn: page,
  account,
}) => {
  for (let count = 0; count < 11; count++) await account.buy('day7');
  await page.goto('/profile');
  await page.getByLabel('Username').fill('halfway_there');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('Username')).toHaveValue('halfway_there');
});

test('orders that do not load say so, and can be loaded again', async ({ signedIn: page }) => {
  const path = '**/api/payment/chargerecord*';
  await page.route(path, (route) =>
    route.fulfill({ status: 403, json: { status: 'error', reason: 'FORBIDDEN', requestId: 'r' } }),
  );
  await page.goto('/profile');
  await expect(page.getByText('Your orders did not load. Access denied.')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('without a network the orders do not wait for one in silence', async ({ signedIn: page, context }) => {
  const path = '**/api/payment/chargerecord*';
  await page.route(path, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByLabel('Username')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Your orders did not load\. The connection failed\./)).toBeVisible();
  await page.unroute(path);
  await context.setOffline(false);
  await expect(page.getByText('No orders yet')).toBeVisible();
});
