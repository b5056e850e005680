import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../support/static-site.ts';
import { expect, prompt, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version waits for consent, and reloads nobody else', async ({ page, context }) => {
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-site-'));
  await cp(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const site = await serveFolder(folder);
  try {
    await page.goto(`${site.url}/create`);
    await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
    const other = await context.newPage();
    await other.goto(`${site.url}/create`);
    await prompt(other).fill('half a sentence');
    await other.evaluate(() => Object.assign(window, { isTheSamePage: true }));

    await appendFile(join(folder, 'sw.js'), '\n// another version\n');
    await page.reload();
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 20_000 });
    // It stays until it is answered.
    await page.waitForTimeout(6000);
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await reload;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('A new version is ready.')).toBeHidden();

    await expect(other.getByText('The app was updated in another tab.')).toBeVisible();
    await expect(prompt(other)).toHaveValue('half a sentence');
    expect(await other.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  } finally {
    site.close();
    await rm(folder, { recursive: true });
  }
});
