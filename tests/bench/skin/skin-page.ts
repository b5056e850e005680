import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { skinModel } from '../../../src/build/skin-model.ts';
import { findBrowser } from '../../support/find-browser.ts';

/** Without these a page may not measure its memory. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export interface SkinSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page with the engine as it is shipped, and serves it. */
export async function serveSkinPage(): Promise<SkinSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'skin-page-'));
  const common = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const;
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
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** @param prepare before the page is opened */
export async function openSkinPage(
  browser: Browser,
  { url }: SkinSite,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  await prepare(page);
  await page.goto(url);
  await page.waitForFunction(() => document.title === 'ready');
  return page;
}

/** @param flags of the browser */
export async function withSkinPage(
  work: (page: Page) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  const site = await serveSkinPage();
  const found = findBrowser();
  const browser = await chromium.launch({ ...found, args: [...flags] });
  try {
    await work(await openSkinPage(browser, site));
  } finally {
    await browser.close();
    await site.close();
  }
}
