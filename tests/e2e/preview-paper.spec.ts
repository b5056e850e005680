import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

/** A drawing on a sheet that lies askew on a desk, half of it in shadow. */
function drawingOnPaper(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <defs><linearGradient id="light"><stop offset=".45" stop-opacity="0"/><stop offset=".55" stop-opacity=".4"/></linearGradient></defs>
    <rect width="900" height="1200" fill="#7a5638"/>
    <path d="M170 150 760 210 700 1040 130 930z" fill="#efece4"/>
    <g fill="none" stroke="#1c1a20" stroke-width="9"><circle cx="440" cy="480" r="150"/><path d="M250 760q190 150 400-20"/></g>
    <circle cx="440" cy="480" r="60" fill="#b32030"/>
    <rect width="900" height="1200" fill="url(#light)"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
}

test('a drawing on paper is straightened and lifted, its corners are moved, or it is kept as it is', async ({
  page,
}) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.controls('Files');
  await page.getByRole('button', { name: 'Change this one' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'sketch.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawingOnPaper(),
  });
  const dialog = page.getByRole('dialog', { name: 'A drawing on paper' });
  await expect(dialog.getByText(/^The sheet is straightened/)).toBeVisible();
  const corner = dialog.getByRole('button', { name: /^Upper left corner: 19 % across, 12 % down/ });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(
    dialog.getByRole('button', { name: /^Upper left corner: 19 % across, 15 % down/ }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Use only the ink' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Photo of paper' })).toBeChecked();
  await page.getByRole('button', { name: 'Sheet and corners' }).click();
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(page.getByRole('radio', { name: 'Keep', exact: true })).toBeChecked();
});

test('placements are kept, compared on one sheet, and gone on with', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.setSize(0.2);
  const dialog = page.getByRole('dialog', { name: 'Compare placements' });
  const keep = async (letter: string) => {
    await page.getByRole('button', { name: 'Compare placements' }).click();
    await dialog.getByRole('button', { name: `Keep this one as ${letter}` }).click();
  };
  await keep('A');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await preview.setSize(0.4);
  await keep('B');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the sheet' }).click(),
  ]);
  // Two photos of 1000 × 750, one below the other.
  expect(imageSize(await readFile(await download.path()))).toMatchObject({
    type: 'png',
    width: 1064,
    height: 1596,
  });
  await dialog.getByRole('button', { name: 'Go on with A' }).click();
  await preview.hasSize(0.2);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a loupe shows what lies under it, and a mouse has none', async ({ page, context }) => {
    const preview = new PreviewScreen(page);
    await preview.begin();
    const box = await preview.stage.boundingBox();
    if (!box) throw new Error('there is no stage');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const loupe = page.locator('[data-loupe]');
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x + 20, y }]);
    await expect(loupe).toBeVisible();
    const shown = await loupe.boundingBox();
    expect((shown?.y ?? y) + (shown?.height ?? 0)).toBeLessThan(y);
    await touch('touchEnd', []);
    await expect(loupe).toBeHidden();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await expect(loupe).toBeHidden();
    await page.mouse.up();
    // Skin is tapped where the finger is lifted, for it sees where it is.
    await preview.controls('Skin');
    await page.getByText('Tap skin', { exact: true }).click();
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x + 30, y: y + 10 }]);
    await expect(loupe).toBeVisible();
    await touch('touchEnd', []);
    await expect(page.locator('[data-frame] svg circle[r="7"][fill="#fff"]')).toHaveCount(1);
  });
});

test('after a photo is chosen one goes on at the photo', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.open();
  await page.getByRole('button', { name: /^Sample: a forearm, light/ }).press('Enter');
  await expect(preview.stage).toBeFocused();
});
