import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '../support/static-site.ts';
import { expect, prompt, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
let folder: string;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwright-site-'));
  await cp(dist, folder, { recursive: true });
  site = await serveFolder(folder);
});
test.afterEach(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

test('a new version waits for consent, and reloads nobody else', async ({ page, context }) => {
  await page.goto(`${site.url}/create`);
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });
  const other = await context.newPage();
  await other.goto(`${site.url}/create`);
  await prompt(other).fill('half a sentence');
  await other.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  await appendFile(join(folder, 'sw.js'), '\n// another version\n');
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 20_000 });
  // It stays until it is answered, unlike others.
  await page.clock.runFor(60_000);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reload;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();

  await expect(other.getByText('The app was updated in another tab.')).toBeVisible();
  await expect(prompt(other)).toHaveValue('half a sentence');
  expect(await other.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a broken version can be withdrawn', async ({ page }) => {
  // It builds the client anew.
  test.slow();
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline.')).toBeVisible({ timeout: 20_000 });

  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const withdrawn = await mkdtemp(join(tmpdir(), 'inkwright-withdrawn-'));
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', withdrawn, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, RETIRE_SERVICE_WORKER: '1' },
  });
  await cp(withdrawn, folder, { recursive: true });
  await rm(withdrawn, { recursive: true });
  await page.reload();
  // What withdraws it loads the page anew: whoever asks meanwhile asks a page that is gone.
  await expect(async () => {
    const registered = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(registered).toBe(0);
    // The browser looks for a new worker when it has time, which on a busy machine takes a while.
  }).toPass({ timeout: 120_000 });
  // The page that is there now came from the server: nothing is left that could load it again.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
