import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

test.describe('with fingers', () => {
  test.use(devices.phone);

  test('two fingers size and turn a tattoo at once', async ({ page, context }) => {
    const preview = new PreviewScreen(page);
    await preview.begin();
    const box = await preview.stage.boundingBox();
    if (!box) throw new Error('there is no stage');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', radius: number, angle: number) => {
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const points = [
        { x: middle.x + x, y: middle.y + y, id: 1 },
        { x: middle.x - x, y: middle.y - y, id: 2 },
      ];
      return devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : points,
      });
    };
    await touch('touchStart', 30, 0);
    for (let step = 1; step <= 10; step++) await touch('touchMove', 30 + step * 6, (step * Math.PI) / 30);
    await touch('touchEnd', 0, 0);
    await preview.says(/^Tattoo size 0\.3, 5\d° right/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await preview.says(/^Tattoo size 0\.1, upright/);
  });
});

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('a tattoo is placed, seen on skin and taken home, and no request carries the photo', async ({
      page,
      baseURL,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        const isOwn = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url());
        if (request.method() !== 'GET' || request.postDataBuffer() || !isOwn) sent.push(request.url());
      });
      const preview = new PreviewScreen(page);
      await preview.begin();
      await expect(preview.slider('Size')).toHaveValue('0.1');
      await expect(preview.slider('Rotation')).toHaveValue('0');
      await preview.says(/^Tattoo size 0.1, upright, on skin$/);

      await preview.slider('Size').fill('0.3');
      await preview.stage.focus();
      await page.keyboard.press('r');
      await page.keyboard.press('ArrowLeft');
      await preview.says(/^Tattoo size 0.3, 15° right, on skin$/);

      const box = await preview.stage.boundingBox();
      if (!box) throw new Error('there is no stage');
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const before = await page.getByText(/^Horizontal/).textContent();
      await page.mouse.move(middle.x - box.width * 0.05, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + box.width * 0.1, middle.y + 30, { steps: 6 });
      await expect(page.getByText('Dragging')).toBeVisible();
      await page.mouse.up();
      await expect(page.getByText(/^Horizontal/)).not.toHaveText(before ?? '');
      await page.keyboard.press('Control+z');
      await expect(page.getByText(/^Horizontal/)).toHaveText(before ?? '');

      await preview.rests();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^tattoo-preview-\d+\.png$/);
      const size = imageSize(await readFile(await download.path()));
      expect(size).toMatchObject({ type: 'png', width: 1280, height: 960 });
      expect(sent).toEqual([]);
    });

    test('parts are erased, before they are applied they can be taken back', async ({ page }) => {
      const preview = new PreviewScreen(page);
      await preview.begin();
      await preview.slider('Size').fill('0.4');
      await preview.rests();
      const whole = await preview.pixels();
      await page.getByRole('button', { name: 'Erase tool' }).click();
      await expect(preview.slider('Eraser size')).toHaveValue('20');
      await preview.slider('Eraser size').fill('100');
      const surface = page.getByRole('group', { name: /^Design to erase from/ });
      const box = await surface.boundingBox();
      if (!box) throw new Error('there is no design');
      await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 10 });
      await page.mouse.up();
      await surface.press(' ');
      const dialog = page.getByRole('dialog', { name: 'Erase' });
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => preview.pixels()).not.toBe(whole);
      await preview.rests();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect.poll(() => preview.pixels()).toBe(whole);
    });
  });
}

test('a reload goes on where one was; what is deleted is gone', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.slider('Size').fill('0.5');
  await preview.rests();
  const rows = (store: string) =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('inkwright');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const count = opening.result.transaction(name).objectStore(name).count();
            count.onsuccess = () => {
              opening.result.close();
              resolve(count.result);
            };
          };
        }),
      store,
    );
  await expect.poll(() => rows('fittings')).toBe(1);
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(preview.slider('Size')).toHaveValue('0.5');
  await preview.hasSkin();
  expect(await rows('pictures')).toBe(2);

  await page.getByRole('button', { name: 'Your try-ons' }).click();
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
  await expect.poll(() => rows('fittings')).toBe(0);
  expect(await rows('pictures')).toBe(0);
});

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
  await preview.slider('Size').fill('0.3');
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
  await expect(preview.slider('Size')).toHaveValue('0.3');
  await preview.hasSkin();
});

test('without the model, skin is found by its colours', async ({ page }) => {
  await page.route(/\.tflite/, (route) => route.fulfill({ status: 404 }));
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.says(/on skin$/);
});

test('the 3D view draws, and what it lacks is said', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await page.getByText('3D', { exact: true }).click();
  await expect(preview.stage.locator('canvas')).toHaveCount(1);
  await preview.stage.focus();
  await page.keyboard.press('+');
  await preview.says(/^Tattoo size 0.2/);
  await expect(page.getByRole('region', { name: 'Compatibility' })).toBeHidden();
});

test('when the 3D view loses its context the photo stays, and it comes back', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.slider('Size').fill('0.4');
  await page.getByText('3D', { exact: true }).click();
  const canvases = preview.stage.locator('canvas');
  await expect(canvases).toHaveCount(1);
  await preview.rests();
  const before = await preview.stage.screenshot();
  const context = await canvases.evaluateHandle((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  );
  await context.evaluate((extension) => extension?.loseContext());
  await expect(canvases).toHaveCount(3);
  const panel = page.getByRole('heading', { name: 'Initialisation failed' });
  await expect(panel).toBeVisible();
  await expect(page.getByText('Failed to load texture: WebGL context lost')).toBeVisible();
  await context.evaluate((extension) => extension?.restoreContext());
  await expect(panel).toBeHidden();
  await expect(canvases).toHaveCount(1);
  await expect.poll(async () => (await preview.stage.screenshot()).equals(before)).toBe(true);
});

test('without WebGL the simplified mode goes on, and the rest is said', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...more);
    } as typeof original;
  });
  await page.goto('/zh/preview');
  const card = page.getByRole('region', { name: '兼容性' });
  await expect(card).toContainText('部分功能可能无法正常工作，建议使用现代浏览器。');
  await page.getByRole('button', { name: /^示例：前臂，浅色/ }).click();
  await expect(page.locator('[data-frame] canvas')).toHaveCount(2);
  await page.getByText('3D', { exact: true }).click();
  await expect(page.getByRole('heading', { name: '初始化失败' })).toBeVisible();
  await page.getByRole('button', { name: '返回简化模式' }).click();
  await expect(page.locator('[data-frame] canvas')).toHaveCount(2);
});

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
  await expect(preview.slider('Size')).toHaveValue('0.1');
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
    await preview.slider('Size').fill('0.3');
    await page.waitForTimeout(1500);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Offline. Try-on still works')).toBeVisible();
    await preview.hasSkin();
    await expect(preview.slider('Size')).toHaveValue('0.3');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });
});
