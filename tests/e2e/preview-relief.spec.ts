import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test('the 3D view draws, and what it lacks is said', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await page.getByText('3D', { exact: true }).click();
  await expect(preview.stage.locator('canvas')).toHaveCount(1);
  await preview.stage.focus();
  await page.keyboard.press('+');
  await preview.says(/^Tattoo size 0.11/);
  await expect(page.getByRole('region', { name: 'Compatibility' })).toBeHidden();
});

test('when the 3D view loses its context the photo stays, and it comes back', async ({ page }) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.setSize(0.4);
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
  await page.getByRole('button', { name: /^示例：小臂，浅色/ }).click();
  const card = page.getByRole('region', { name: '兼容性' });
  await expect(card).toContainText('部分功能可能无法正常工作，建议使用现代浏览器。');
  await expect(page.locator('[data-frame] canvas')).toHaveCount(2);
  await page.getByText('3D', { exact: true }).click();
  await expect(page.getByRole('heading', { name: '初始化失败' })).toBeVisible();
  await page.getByRole('button', { name: '返回简化模式' }).click();
  await expect(page.locator('[data-frame] canvas')).toHaveCount(2);
});
