import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { pino } from 'pino';
import type { Session } from '#contract/account.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { findBrowser } from '../../support/find-browser.ts';
import { quantile } from '../quantile.ts';
import { keptSession, openAccount } from '../support/account.ts';
import { runServer } from '../support/server.ts';
import { fillCreations } from './fill-creations.ts';

const count = 1000;
const visits = 5;
/** Of the main thread, while scrolling. */
const longestTaskMs = 50;

/**
 * My Creations of the built app with a thousand designs: to the first row on a first and on a repeat visit, with a
 * network and without, and scrolling through all of them.
 */
export async function benchCreations(print: (line: string) => void): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  stack.defer(() => postgres.stop());
  await migrate(postgres.url);
  const env = {
    ...process.env,
    ...{ LOG_LEVEL: 'error', PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url, DRAW_AHEAD: 'off' },
    RATE_LIMIT_FACTOR: '1000000',
  };
  const address = await runServer(['src/server/main.ts'], env, stack);
  const session = await openAccount(address);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await fillCreations(client, session.user.userId, count);
  await client.end();

  const browser = await chromium.launch({ ...findBrowser(), args: ['--enable-precise-memory-info'] });
  stack.defer(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await logIn(context, address, session);

  print('My Creations: ms to the first row, and to its pictures');
  print(`  first visit             ${line([await visit(page, address)])}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Through the service worker once, so that the pictures are kept.
  await visit(page, address);
  print(`  repeat visit            ${line(await visitAgain(page, address))}`);
  await context.setOffline(true);
  print(`  repeat visit, offline   ${line(await visitAgain(page, address))}`);
  await context.setOffline(false);

  await visit(page, address);
  await loadAll(page);
  const { longestTask, tasks, frames, late, megabytes } = await scrollThrough(page);
  print(`scrolling ${count} creations`);
  print(`  longest task            ${longestTask.toFixed(0)} ms (at most ${longestTaskMs})`);
  print(`  tasks over 50 ms        ${tasks}`);
  print(`  frames over 34 ms       ${late} of ${frames}`);
  print(`  JavaScript's memory     ${megabytes.toFixed(0)} MB`);
}

async function logIn(context: BrowserContext, address: string, session: Session): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () => {
      const card = document.querySelector('main article');
      if (card) performance.mark('row');
      const picture = card?.querySelector('img');
      if (picture?.complete && picture.naturalWidth > 0) performance.mark('pictures');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${address}/logo.svg`);
  await page.evaluate((value) => localStorage.setItem('session', value), keptSession(session));
  return page;
}

interface Visit {
  row: number;
  pictures: number;
}

async function visit(page: Page, address: string): Promise<Visit> {
  await page.goto(`${address}/creations`);
  await page.waitForFunction(() => performance.getEntriesByName('pictures').length > 0);
  const seen = await page.evaluate(() => ({
    row: performance.getEntriesByName('row')[0]?.startTime ?? Number.NaN,
    pictures: performance.getEntriesByName('pictures')[0]?.startTime ?? Number.NaN,
  }));
  // The query cache is written a second after it changed.
  await page.waitForFunction(() => performance.now() > 3000);
  return seen;
}

async function visitAgain(page: Page, address: string): Promise<Visit[]> {
  const seen: Visit[] = [];
  for (let run = 0; run < visits; run++) seen.push(await visit(page, address));
  return seen;
}

function line(seen: readonly Visit[]): string {
  const median = (part: keyof Visit) =>
    quantile(
      seen.map((each) => each[part]),
      0.5,
    )
      .toFixed(0)
      .padStart(5);
  return `${median('row')} ${median('pictures')}`;
}

async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  while ((await page.getByText(/^\d+ of \d+$/).count()) > 0) {
    if (await more.isVisible()) await more.click();
    await page.waitForFunction(() => !document.querySelector('[aria-disabled=true]'));
  }
}

/** Goes down the whole list by the frame, and measures what that asks of the main thread. */
function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    window.scrollTo({ top: 0, behavior: 'instant' });
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const frames: number[] = [];
    let last = await nextFrame();
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
      window.scrollBy({ top: 150, behavior: 'instant' });
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    }
    await nextFrame();
    observer.disconnect();
    const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } };
    return {
      longestTask: Math.max(0, ...tasks),
      tasks: tasks.length,
      frames: frames.length,
      late: frames.filter((ms) => ms > 34).length,
      megabytes: memory.usedJSHeapSize / 2 ** 20,
    };
  });
}
