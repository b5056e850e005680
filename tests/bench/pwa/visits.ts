import type { Page } from '@playwright/test';

/** From the address to what is waited for, in milliseconds. */
export interface Visits {
  readonly shell: number;
  readonly creations: number;
  readonly mask: number;
}

const patience = { timeout: 600_000 };

/** Opens the app's page, My Creations with its first design, and the previewer with a photo whose skin is found. */
export async function visit(page: Page, address: string): Promise<Visits> {
  return {
    shell: await timed(async () => {
      await page.goto(`${address}/create`, { waitUntil: 'commit' });
      await page.locator('#root:not([inert]) h1').first().waitFor(patience);
    }),
    creations: await timed(async () => {
      await page.goto(`${address}/creations`, { waitUntil: 'commit' });
      await page.locator('main article').first().waitFor(patience);
    }),
    mask: await timed(async () => {
      await page.goto(`${address}/preview`, { waitUntil: 'commit' });
      await page.locator('#root:not([inert])').waitFor(patience);
      const sample = page.getByRole('button', { name: /^Sample: a forearm, light/ });
      const found = page.getByText('Skin detection on');
      // Whoever has a try-on goes on with it.
      await sample.or(found).first().waitFor(patience);
      if (await sample.isVisible()) await sample.click(patience);
      await found.waitFor(patience);
    }),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** On a device with the app and nothing else: presses "Make available offline", until all is here; in milliseconds. */
export async function makeAvailable(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/storage`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${address}/storage`);
  const button = page.getByRole('button', { name: 'Make available offline' });
  await button.waitFor(patience);
  return timed(async () => {
    await button.click(patience);
    await page.getByText('All of it is on this device.').waitFor(patience);
  });
}
