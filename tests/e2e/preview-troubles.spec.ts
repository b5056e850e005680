import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test('says in the specified words what is wrong', async ({ page }) => {
  await page.goto('/zh/preview');
  await expect(page).toHaveTitle(/纹身预览器/);
  await page.getByRole('button', { name: '导出' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('纹身引擎未初始化');
  await alert.getByRole('button', { name: '确定' }).click();
  await page
    .getByLabel('身体照片')
    .setInputFiles({ name: 'arm.png', mimeType: 'image/png', buffer: Buffer.from('words, not pixels') });
  await expect(alert).toContainText('请上传有效的图片文件 (JPEG, PNG, WebP)');
  await alert.getByRole('button', { name: '确定' }).click();
  const truncated = (await readFile('public/preview-samples/forearm-light.webp')).subarray(0, 900);
  await page
    .getByLabel('身体照片')
    .setInputFiles({ name: 'arm.webp', mimeType: 'image/webp', buffer: truncated });
  await expect(alert).toContainText('图片加载失败，请重试');
});

test('a bad photo or design is named, and the try-on stays as it was', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.setSize(0.3);
  await preview.rests();
  const before = await preview.pixels();
  const alert = page.getByRole('alertdialog');
  const bad = [
    { name: 'a text', buffer: Buffer.from('words, not pixels'), says: 'Please choose a valid image file' },
    {
      name: 'half a photo',
      buffer: (await readFile('public/preview-samples/forearm-dark.webp')).subarray(0, 900),
      says: 'The image could not be loaded',
    },
    {
      name: '60 megapixels',
      buffer: await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#a5714f' } })
        .jpeg()
        .toBuffer(),
      says: 'more than 50 megapixels',
    },
  ];
  for (const { name, buffer, says } of bad) {
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer };
    await page.getByLabel('Files').locator('input[type="file"]').first().setInputFiles(file);
    await expect(alert).toContainText(says);
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.evaluate(async (bytes) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      data.items.add(new File([content], 'design.png', { type: 'image/png' }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    }, buffer.toString('base64'));
    await expect(alert).toContainText(says);
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await preview.rests();
  expect(await preview.pixels()).toBe(before);
  await page.reload();
  await preview.hasSize(0.3);
  await preview.hasSkin();
});

test('without the model, skin is found by its colours', async ({ page }) => {
  await page.route(/\.tflite/, (route) => route.fulfill({ status: 404 }));
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.says(/on skin$/);
});
