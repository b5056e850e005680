import { readFile } from 'node:fs/promises';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the stencil of one of our designs is its outline layer; white ink and what will not show are said', async ({
  page,
}) => {
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.setSize(0.25);
  await page.getByRole('switch', { name: 'White ink' }).check();
  await page.getByRole('button', { name: 'For the artist' }).click();
  const dialog = page.getByRole('dialog', { name: 'For the artist' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Stencil as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tattoo-stencil.pdf');
  expect((await readFile(await file.path())).toString('latin1')).toMatch(/^%PDF/);
  await expect(dialog.getByText('own outline layer')).toBeVisible();
});
