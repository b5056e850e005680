import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The part of PayPal's script that the checkout uses. Whoever presses its button has agreed, or closes the window. */
const fakePayPal = `
const namespace = document.currentScript.dataset.namespace;
const drawn = (html) => ({
  isEligible: () => true,
  render: async (element) => { element.innerHTML = html; },
  close: async () => {},
});
window[namespace] = {
  Buttons: (options) => ({
    ...drawn(''),
    render: async (element) => {
      const add = (text, onclick) => {
        const button = document.createElement('button');
        Object.assign(button, { textContent: text, onclick });
        element.append(button);
      };
      add('PayPal', async () => {
        try { await options.onApprove({ orderID: await options.createOrder() }); }
        catch (error) { options.onError(error); }
      });
      add('Close the window', async () => { await options.createOrder(); options.onCancel(); });
    },
  }),
  CardFields: (options) => ({
    isEligible: () => true,
    NumberField: () => drawn('<input aria-label="Number in a frame">'),
    ExpiryField: () => drawn('<input aria-label="Date in a frame">'),
    CVVField: () => drawn('<input aria-label="Code in a frame">'),
    submit: async () => {
      if (!document.querySelector('[aria-label="Number in a frame"]').value) throw new Error('INVALID_NUMBER');
      await options.onApprove({ orderID: await options.createOrder() });
    },
  }),
};`;

/** As an installation answers whose money PayPal takes; the script comes from our own host, which the page allows. */
async function sellThroughPayPal(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route('**/api/plans', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.checkout = { provider: 'paypal', clientId: 'client', scriptUrl: `${baseURL}/sdk/js` };
    await route.fulfill({ response, json: body });
  });
}

test('PayPal takes the money, by its button or its card fields', async ({
  signedIn: page,
  account,
  baseURL,
}) => {
  await sellThroughPayPal(page, baseURL);
  const asked: URL[] = [];
  await page.route('**/sdk/js?*', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: fakePayPal });
  });
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Buy for $12.99' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Buy for $12.99' }).click();

  await page.getByRole('button', { name: 'Close the window' }).click();
  await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    'client-id': 'client',
    currency: 'USD',
    components: 'buttons,card-fields',
    intent: 'capture',
  });
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await expect(page.getByText(/^The card payment failed\./)).toBeVisible();
  await page.getByLabel('Number in a frame').fill('4111');
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribed successfully' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();

  await page.getByRole('button', { name: 'Buy for $12.99' }).click();
  await page.getByRole('button', { name: 'PayPal' }).click();
  await expect(dialog).toBeVisible();
  expect(await account.credits()).toBe(90);
});

test('without its script the payment system is not ready, and is asked again', async ({
  signedIn: page,
  baseURL,
}) => {
  await sellThroughPayPal(page, baseURL);
  await page.route('**/sdk/js?*', (route) => route.abort(), { times: 1 });
  await page.goto('/pricing?plan=day7');
  await expect(page.getByText(/^The payment system is not ready\./)).toBeVisible();
  await page.route('**/sdk/js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakePayPal }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible();
});

test('whoever comes back from PayPal is told what came of it', async ({ signedIn: page, account }) => {
  const { id } = await account.order('day14');
  await page.goto(`/pricing?payment=return&token=${id}&PayerID=x`);
  await expect(page.getByRole('heading', { name: 'Subscribed successfully' })).toBeVisible();
  await expect(page.getByText('40 credits have been added to your account.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('40 credits have been added to your account.')).toBeVisible();
  expect(await account.credits()).toBe(90);

  await page.goto('/pricing?payment=return&token=nothing');
  await expect(page.getByText('This order cannot be found.')).toBeVisible();
  await page.goto('/pricing?payment=cancel&token=nothing');
  await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
});
