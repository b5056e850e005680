import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser.ts';

/** What `npm run browser` runs: makes sure that there is a Chromium for the tests. */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

const ways: [name: string, get: () => boolean][] = [
  ['already there', () => true],
  ['Debian package', () => isDebianRoot && installDebianPackage()],
  ["Playwright's download", () => run(process.execPath, [playwright, 'install', 'chromium'])],
];

const worked = ways.find(([, get]) => get() && findBrowser());
if (worked) {
  process.stdout.write(`Chromium: ${findBrowser()?.executablePath} (${worked[0]})\n`);
} else {
  process.stderr.write('No Chromium was found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.\n');
  process.exitCode = 1;
}

function installDebianPackage(): boolean {
  const options = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  return run('apt-get', ['update', '-q']) && run('apt-get', options, { DEBIAN_FRONTEND: 'noninteractive' });
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}
