import { keptText } from '../support/kept-rows.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 24 * 60 * 60 * 1000;

for (const [name, offMs] of [
  ['ahead', dayMs],
  ['behind', -dayMs],
] as const) {
  test(`on a device whose clock is a day ${name} one logs in, sees one’s designs offline, and changes them once`, async ({
    page,
    context,
    account,
  }) => {
    await account.draw({ prompt: 'an anchor' });
    await page.clock.setSystemTime(Date.now() + offMs);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.person.email);
    await page.getByLabel('Password', { exact: true }).fill(account.person.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await page.goto('/creations');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => keptText(page, 'queries')).toContain('an anchor');

    await context.setOffline(true);
    await page.reload();
    const star = page.getByRole('button', { name: 'Star an anchor' });
    await star.click();
    await expect(page.getByText('1 change waits for the network.')).toBeVisible();
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    // Put right meanwhile, as devices do once they have a network.
    await page.clock.setSystemTime(Date.now());
    await context.setOffline(false);
    await expect(page.getByText('1 change waits for the network.')).toBeHidden();
    expect(sent).toHaveLength(1);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  });
}
