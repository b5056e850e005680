import type { Page } from '@playwright/test';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

/** Two tabs that show the same try-on; the second has just made it larger. */
async function overtaken(first: Page): Promise<{ first: PreviewScreen; second: PreviewScreen }> {
  const mine = new PreviewScreen(first);
  await mine.begin();
  await mine.keepsSize(0.1);
  const second = new PreviewScreen(await first.context().newPage());
  await second.page.clock.install();
  await second.page.goto('/preview');
  await second.hasSize(0.1);
  // To look at it is no change, and would be told once it was saved.
  await second.page.clock.runFor(10_000);
  await expect(first.getByRole('alertdialog')).toBeHidden();
  await second.setSize(0.4);
  await expect(first.getByRole('alertdialog')).toContainText('was changed in another tab');
  return { first: mine, second };
}

test('a tab that another has overtaken goes on with the newer try-on', async ({ page }) => {
  const { first } = await overtaken(page);
  await page.getByRole('button', { name: 'Load the newer one' }).click();
  await first.hasSize(0.4);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('or keeps its own as a copy, and neither is lost', async ({ page }) => {
  const { first, second } = await overtaken(page);
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await first.setSize(0.7);
  await second.setSize(0.5);
  await expect(second.page.getByRole('alertdialog')).toBeHidden();
  await second.page.getByRole('button', { name: 'Your try-ons' }).click();
  await expect(second.page.getByRole('button', { name: /^Delete / })).toHaveCount(2);
  await first.keepsSize(0.7);
  await first.keepsSize(0.5);
  for (const [{ page: tab, slider }, size] of [
    [first, '0.7'],
    [second, '0.5'],
  ] as const) {
    await tab.reload();
    await expect(slider.call({ page: tab }, 'Size')).toHaveAttribute('aria-valuetext', size);
  }
});

test('a try-on that another tab deleted stays as a copy, with its pictures', async ({ page }) => {
  const { first, second } = await overtaken(page);
  await page.getByRole('button', { name: 'Load the newer one' }).click();
  await first.hasSize(0.4);
  await second.page.getByRole('button', { name: 'Your try-ons' }).click();
  await second.page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('alertdialog')).toContainText('was deleted in another tab');
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await first.keepsSize(0.4);
  await page.reload();
  await first.hasSize(0.4);
  await first.hasSkin();
});
