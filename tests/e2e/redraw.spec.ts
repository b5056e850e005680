import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { maxSourceBytes } from '#contract/image.ts';
import { photoOfMask } from '../support/pictures.ts';
import { expect, prompt, test } from './fixtures.ts';

const { data, width, height } = photoOfMask();
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .jpeg()
  .toBuffer();
const photo = { name: 'mask.jpg', mimeType: 'image/jpeg', buffer: jpeg };

test('a picture becomes a design that can be downloaded', async ({ signedIn: page, account }) => {
  await page.goto('/create');
  await prompt(page).fill('roses');
  await page.getByRole('radio', { name: 'From a picture' }).check();
  await page.getByLabel('Choose a picture').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'mask.jpg' }).first()).toHaveAttribute(
    'src',
    /^\/media\/sources\//,
  );

  const fidelity = page.getByRole('slider', { name: 'Stay close to the picture' });
  await fidelity.press('ArrowLeft');

  await page.reload();
  await expect(page.getByRole('img', { name: 'mask.jpg' }).first()).toBeVisible();
  await expect(fidelity).toHaveAttribute('aria-valuetext', '65%');
  await expect(prompt(page)).toHaveValue('roses');
  await prompt(page).fill('');
  const order = page.waitForRequest('**/generate-tattoo/async');
  await page.getByRole('button', { name: /^Create/ }).click();
  expect((await order).postDataJSON()).toMatchObject({ fidelity: 0.65 });
  await expect(page.getByText('Your design is ready.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drawn from a picture' })).toBeVisible();
  await expect(page.getByText('after your picture')).toBeVisible();
  await expect(page.getByText('Made just now, private.')).toBeVisible();
  expect(await account.credits()).toBe(49);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });

  await page.getByRole('button', { name: /^Redraw this one/ }).click();
  await expect.poll(() => account.credits()).toBe(48);
});

test('what cannot be redrawn is refused in words, and nothing typed is lost', async ({ signedIn: page }) => {
  await page.goto('/image-coloring-page');
  await expect(page.getByRole('radio', { name: 'From a picture' })).toBeChecked();
  await prompt(page).fill('a name below');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('alert').getByText('Choose a picture first.')).toBeVisible();

  const input = page.getByLabel('Choose a picture');
  await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
  await expect(page.getByRole('alert').getByText('Use PNG, JPEG or WebP.')).toBeVisible();
  await input.setInputFiles({ ...photo, buffer: Buffer.alloc(maxSourceBytes + 1) });
  await expect(page.getByRole('alert').getByText('more than 10 MB')).toBeVisible();
  await input.setInputFiles({ ...photo, buffer: Buffer.from('only its name is a picture') });
  await expect(page.getByRole('alert').getByText('not a picture that we can read')).toBeVisible();
  await expect(prompt(page)).toHaveValue('a name below');
});

test('a picture can be pasted, and removed by keyboard', async ({ signedIn: page }) => {
  await page.goto('/create');
  await prompt(page).focus();
  await page.evaluate(
    async (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...jpeg],
  );
  await expect(page.getByRole('img', { name: 'pasted.jpg' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'pasted.jpg' }).first()).toBeHidden();
  await expect(page.getByLabel('Choose a picture')).toBeVisible();
});
