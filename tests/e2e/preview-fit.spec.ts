import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('the limb is put right by handles on the photo, by hand and by keyboard', async ({ page }) => {
      const preview = new PreviewScreen(page);
      await preview.begin();
      await expect(preview.slider('One side of the limb')).toBeHidden();
      await page.getByRole('button', { name: 'Correct the fit' }).click();
      const side = preview.slider('One side of the limb');
      await expect(side).toHaveAttribute('aria-valuenow', '100');
      const box = await side.boundingBox();
      if (!box) throw new Error('there is no handle');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);

      await preview.rests();
      const whole = await preview.pixels();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 20, middle.y - 20, { steps: 5 });
      await page.mouse.up();
      await expect(side).not.toHaveAttribute('aria-valuenow', '100');
      await expect.poll(() => preview.pixels()).not.toBe(whole);
      await preview.rests();
      await page.keyboard.press('Control+z');
      await expect(side).toHaveAttribute('aria-valuenow', '100');
      await expect.poll(() => preview.pixels()).toBe(whole);

      const direction = preview.slider('Direction of the limb');
      await direction.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(direction).toHaveAttribute('aria-valuetext', '11°');
      await page.keyboard.press('Control+z');
      await expect(direction).toHaveAttribute('aria-valuetext', '1°');
      const roundness = preview.slider('Roundness of the limb');
      await roundness.press('ArrowLeft');
      await expect(roundness).toHaveAttribute('aria-valuetext', '95 %');
      await preview.says(/^Tattoo size 0\.1, upright/);
      await page.getByRole('button', { name: 'Correct the fit' }).click();
      await expect(direction).toBeHidden();
    });
  });
}
