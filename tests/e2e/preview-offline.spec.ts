import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit it all works without a network', async ({ page, context }) => {
    const preview = new PreviewScreen(page);
    await preview.begin();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('skin-engine-1')).keys()).length), {
        timeout: 60_000,
      })
      .toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('preview-samples-1')).keys()).length))
      .toBe(4);
    await preview.setSize(0.3);
    await preview.keepsSize(0.3);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Offline. Try-on still works')).toBeVisible();
    await preview.hasSkin();
    await preview.hasSize(0.3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });
});
