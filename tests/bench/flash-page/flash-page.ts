import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../../support/find-browser.ts';

/** Opens a page that has the engine in a worker, as the product's pages do. All of it is closed with the stack. */
export async function openFlashPage(stack: AsyncDisposableStack): Promise<Page> {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    optimizeDeps: { include: ['zod', 'comlink', 'delaunator', 'opentype.js'], noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
  });
  stack.defer(() => server.close());
  await server.listen();
  const browser = await chromium.launch({ ...findBrowser() });
  stack.defer(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}tests/bench/flash-page/index.html`);
  await page.waitForFunction(() => document.title === 'ready');
  return page;
}
