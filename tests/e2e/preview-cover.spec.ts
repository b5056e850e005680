import sharp from 'sharp';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

/** A forearm with two old bars in the middle of the photo, faded to half of the skin's light. */
async function tattooedArm(): Promise<Buffer> {
  const bars = '<rect x="20" y="20" width="120" height="44"/><rect x="20" y="76" width="120" height="44"/>';
  const ink = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="140"><rect width="160" height="140" fill="#fff"/><g fill="#7d8080">${bars}</g></svg>`;
  return sharp('public/preview-samples/forearm-light.webp')
    .composite([{ input: Buffer.from(ink), blend: 'multiply', gravity: 'centre' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

test('an old tattoo is marked by keyboard; what hides it is told, and one tap hides more', async ({
  page,
}) => {
  test.slow();
  const preview = new PreviewScreen(page);
  await preview.open();
  await page.getByText('2D', { exact: true }).click();
  const photo = { name: 'arm.jpg', mimeType: 'image/jpeg', buffer: await tattooedArm() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await preview.hasSkin();

  await page.getByRole('button', { name: 'Tap old ink' }).click();
  await preview.stage.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Old ink is marked.')).toBeVisible();
  await expect(page.locator('[data-cover-overlay] canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Tap old ink' }).click();

  await page.getByRole('button', { name: 'Add a tattoo' }).click();
  await page.getByRole('button', { name: 'a raven on a skull' }).click();
  const figures = page.getByRole('status').filter({ hasText: 'Of the old ink the design hides:' });
  const healed = async (): Promise<number> =>
    Number(/Healed (\d+) %/.exec((await figures.textContent()) ?? '')?.[1]);
  const better = page.getByRole('button', { name: /^Cover better/ });
  await expect(better).toBeVisible();
  await expect(figures).toContainText(/Must be darker|Not reached/);
  const [, now, then] = /(\d+) % → (\d+) %/.exec(await better.innerText()) ?? [];
  expect(Number(then)).toBeGreaterThan(Number(now));
  expect(await healed()).toBe(Number(now));

  await better.click();
  await expect.poll(healed).toBe(Number(then));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(healed).toBe(Number(now));

  await page.getByRole('button', { name: 'Find old ink' }).click();
  await expect(page.getByText('No more old ink was found.')).toBeVisible();
  await preview.rests();
  await page.reload();
  await expect.poll(healed, { timeout: 90_000 }).toBe(Number(now));
  await page.getByRole('button', { name: "Clear the old ink's marks" }).click();
  await expect(figures).toHaveCount(0);
});
