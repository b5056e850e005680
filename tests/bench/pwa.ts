import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/find-browser.ts';
import { checklist } from './pwa/checklist.ts';
import { slowDown } from './pwa/slow-phone.ts';
import { makeAvailable, type Visits, visit } from './pwa/visits.ts';
import { quantile } from './quantile.ts';
import { keptSession, openAccount } from './support/account.ts';
import { runServer } from './support/server.ts';

// `npm run bench pwa`: the built app on a slow phone (slow 4G, CPU/4): a first visit, repeat visits with a network and
// without, what making it available offline takes, what it weighs, and PWABuilder's checklist. `-- quick` measures at
// full speed, and each repeat visit once.

const isQuick = process.argv.includes('quick');
const runs = isQuick ? 1 : 5;
const budgets = { repeat: 0.3, offlineMs: 600, precacheMb: 1.5 };
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

await using stack = new AsyncDisposableStack();
const dataFolder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
stack.defer(() => rm(dataFolder, { recursive: true }));
const env = {
  ...process.env,
  ...{ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'error', DRAW_AHEAD: 'off', RATE_LIMIT_FACTOR: '1000' },
};
const address = await runServer(['src/server/main.ts'], env, stack);
const session = keptSession(await openAccount(address));
const browser = await chromium.launch({ ...findBrowser() });
stack.defer(() => browser.close());

print(`${''.padEnd(28)}   shell  creations  mask   (ms, median of ${runs})`);
const page = await openPhone(browser);
const first = await visit(page, address);
report('first visit', first);
await page.evaluate(() => navigator.serviceWorker.ready);
// Once more, so that what was fetched before the service worker is kept by it.
await visit(page, address);
const again = await visitAgain(page);
report('repeat visit', again, first);
await page.context().setOffline(true);
const offline = await visitAgain(page);
report('repeat visit, offline', offline, first);
const available = await makeAvailable(await openPhone(browser), address);
print(`make available offline        ${(available / 1000).toFixed(1)} s`);
judge('creations, repeat to first', again.creations / first.creations, budgets.repeat);
judge('creations, offline to first', offline.creations / first.creations, budgets.repeat);
judge('creations, offline, ms', offline.creations, budgets.offlineMs);
judge('precached, MB', (await precachedBytes()) / 1024 / 1024, budgets.precacheMb);

for (const [group, checks] of Object.entries(await checklist(dist))) {
  const missing = checks.filter(([, isMet]) => !isMet).map(([name]) => name);
  const counted = `${checks.length - missing.length} of ${checks.length}`;
  print(`${group.padEnd(30)}${counted}${missing.length > 0 ? `; not: ${missing.join(', ')}` : ''}`);
}

/** Logged in, with nothing of ours on it. */
async function openPhone(from: Browser): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  // What goes ahead by itself would take its share of the line; here it is asked for.
  await phone.addInitScript((kept) => {
    localStorage.setItem('session', kept);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }, session);
  if (!isQuick) await slowDown(from, context, phone);
  return phone;
}

async function visitAgain(on: Page): Promise<Visits> {
  const seen: Visits[] = [];
  for (let run = 0; run < runs; run++) seen.push(await visit(on, address));
  const median = (part: keyof Visits) =>
    quantile(
      seen.map((each) => each[part]),
      0.5,
    );
  return { shell: median('shell'), creations: median('creations'), mask: median('mask') };
}

function report(name: string, seen: Visits, beside?: Visits): void {
  const cells = (['shell', 'creations', 'mask'] as const).map((part) => {
    const ratio = beside ? ` (${(seen[part] / beside[part]).toFixed(2)})` : '';
    return `${seen[part].toFixed(0)}${ratio}`.padStart(13);
  });
  print(name.padEnd(24) + cells.join(''));
}

function judge(name: string, found: number, most: number): void {
  print(`${name.padEnd(30)}${found.toFixed(2)} (at most ${most})${found > most ? ' TOO MUCH' : ''}`);
}

async function precachedBytes(): Promise<number> {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const files = new Set([...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url));
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
