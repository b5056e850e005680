import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '#server/free-port.ts';
import { findBrowser } from '../support/find-browser.ts';

// The workers read this file again, and must come to the same server.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'inkwright-e2e-'));
process.env.E2E_GOOGLE_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const googleURL = `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT}`;
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalTeardown: './remove-data.ts',
  fullyParallel: true,
  workers: 2,
  // Machines of two cores stall at times. What needs its second try is listed as flaky, and looked into.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Requests that pass through a service worker are not seen by the tests: those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Chromium saves files under names in any script only where the locale knows them.
    launchOptions: { ...findBrowser(), env: { ...process.env, LANG: 'C.UTF-8' } },
  },
  webServer: [
    {
      command: `"${process.execPath}" tests/e2e/fake-google.ts`,
      cwd: root,
      env: { PORT: process.env.E2E_GOOGLE_PORT },
      url: `${googleURL}/certs`,
    },
    {
      command: `"${process.execPath}" src/server/main.ts`,
      cwd: root,
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        QUEUE_PER_ACCOUNT: '100',
        DRAW_AHEAD: 'off',
        LIBRARY_DELAY: '0',
        GOOGLE_CLIENT_ID: 'inkwright.apps.example',
        GOOGLE_JWKS_URL: `${googleURL}/certs`,
      },
      url: `${baseURL}/api/ready`,
      gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
      stdout: 'ignore',
    },
  ],
});
