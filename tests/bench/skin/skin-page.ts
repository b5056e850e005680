import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { skinModel } from '../../../src/build/skin-model.ts';
import { findBrowser } from '../../support/find-browser.ts';

/** Without these a page may not measure its memory. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Builds the bench's page with the engine as it is shipped, opens it in a headless browser, and cleans up after it. */
export async function withSkinPage(work: (page: Page) => Promise<void>): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'skin-bench-'));
  const root = import.meta.dirname;
  const common = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...common,
    base: './',
    plugins: [skinModel()],
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: isolation },
  });
  const browser = await chromium.launch({ ...findBrowser() });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => document.title === 'ready');
    await work(page);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}
