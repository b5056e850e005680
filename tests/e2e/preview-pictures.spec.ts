import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test('a picture that is pasted becomes the photo, the next one a tattoo', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.open();
  await page.getByText('2D', { exact: true }).click();
  const paste = (url: string) =>
    page.evaluate(async (address) => {
      const picture = await (await fetch(address)).blob();
      const data = new DataTransfer();
      data.items.add(new File([picture], 'pasted.webp', { type: picture.type }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    }, url);
  await paste('/preview-samples/upper-arm-brown.webp');
  await expect(preview.stage).toBeVisible();
  await paste('/flash/bluebird.webp');
  await preview.hasSize(0.1);
  await preview.hasSkin();
});

test('a design goes from its result to the skin', async ({ page, account, signedIn }) => {
  await account.draw({ prompt: 'an anchor' });
  await signedIn.goto('/create');
  await signedIn.getByRole('complementary').getByRole('button').first().click();
  await signedIn.getByRole('button', { name: 'Try on skin' }).click();
  await expect(signedIn).toHaveURL(/\/preview$/);
  await expect(signedIn.getByText('Tap to change the tattoo')).toBeVisible();
  await signedIn.getByRole('button', { name: /^Sample: a forearm, dark/ }).click();
  const preview = new PreviewScreen(page);
  await preview.hasSkin();
  await expect(signedIn.getByRole('button', { name: 'an anchor' })).toBeVisible();
});
