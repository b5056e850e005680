import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/**
 * Playwright launch options for a Chromium on this machine: CHROMIUM_PATH, Playwright's own download, or a
 * system browser, in that order; undefined when there is none.
 */
export function findBrowser(): { executablePath: string } | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...(systemBrowsers[process.platform] ?? []),
  ];
  const executablePath = candidates.find((path) => path && existsSync(path));
  return executablePath ? { executablePath } : undefined;
}
