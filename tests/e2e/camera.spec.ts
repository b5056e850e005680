import { findBrowser } from '../support/find-browser.ts';
import { expect, test } from './fixtures.ts';

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...findBrowser(),
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a photo is taken, and the page says who sees it', async ({ signedIn: page }) => {
  await page.goto('/image-coloring-page');
  await expect(page.getByRole('heading', { name: 'Which picture shall we draw?' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Public' })).not.toBeChecked();
  await page.getByRole('region', { name: 'Sheet' }).getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('img', { name: 'photo.jpg' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This is what will be drawn' })).toBeVisible();
  await expect(page.getByText('Only you see it, unless you turn Public on.')).toBeVisible();
});
