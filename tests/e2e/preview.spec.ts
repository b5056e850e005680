import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { keptRows } from '../support/kept-rows.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { sentRequests } from '../support/sent-requests.ts';
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

    test('no controls push the screen out of the window', async ({ page }) => {
      const preview = new PreviewScreen(page);
      await preview.begin();
      for (const controls of ['Place', 'Adjust', 'Skin', 'Files'] as const) {
        await preview.controls(controls);
        await expect(page.getByRole('button', { name: 'Export' })).toBeInViewport({ ratio: 1 });
      }
    });

    test('a tattoo is placed, seen on skin and taken home, and no request carries the photo', async ({
      page,
      baseURL,
    }) => {
      const sent = sentRequests(page, baseURL);
      const preview = new PreviewScreen(page);
      await preview.begin();
      await preview.hasSize(0.1);
      await expect(preview.slider('Rotation')).toHaveValue('0');
      await preview.says(/^Tattoo size 0.1, upright, .*in the middle of the photo, on skin$/);

      await preview.setSize(0.3);
      await preview.stage.focus();
      await page.keyboard.press('r');
      await page.keyboard.press('ArrowLeft');
      await preview.says(/^Tattoo size 0.3, 15° right, .*on skin$/);

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

      await page.mouse.move(box.x + 4, box.y + 4);
      await expect(page.locator('[data-idle="true"]')).toBeAttached();
      await page.mouse.click(box.x + 8, box.y + box.height / 2);
      await expect(page.locator('[data-idle]')).toBeHidden();
      await page.mouse.click(middle.x, middle.y);
      await expect(page.locator('[data-idle]')).toBeAttached();

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
      await preview.setSize(0.4);
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
  await preview.setSize(0.5);
  await preview.rests();
  await preview.keepsSize(0.5);
  await page.reload();
  await preview.hasSize(0.5);
  await preview.hasSkin();
  expect(await keptRows(page, 'pictures')).toHaveLength(2);

  await page.getByRole('button', { name: 'Your try-ons' }).click();
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
  await expect.poll(() => keptRows(page, 'tryOns')).toEqual([]);
  expect(await keptRows(page, 'pictures')).toEqual([]);
});
