import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '#server/free-port.ts';
import { findBrowser } from '../support/find-browser.ts';
import { lighthouse, type Result } from './support/lighthouse.ts';
import { runServer } from './support/server.ts';

// What Lighthouse says about the public pages of the built app as it measures by default: a phone, slow 4G, CPU/4. Every
// page is measured five times: the run in the middle by performance counts, and the largest paint that was seen is told
// beside its own. `-- /blog …` measures those alone.

const runs = 5;
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

await using stack = new AsyncDisposableStack();
const dataFolder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
stack.defer(() => rm(dataFolder, { recursive: true }));
const env = {
  ...process.env,
  DATA_DIR: dataFolder,
  PORT: '0',
  LOG_LEVEL: 'error',
  DRAW_AHEAD: 'off',
  RATE_LIMIT_FACTOR: '1000',
};
const address = await runServer(['src/server/main.ts'], env, stack);
const port = await freePort();
const browser = await chromium.launch({ ...findBrowser(), args: [`--remote-debugging-port=${port}`] });
stack.defer(() => browser.close());

const wanted = process.argv.slice(2);
say(
  'page',
  'perf',
  'a11y',
  'best',
  'seo',
  'FCP s',
  'LCP s',
  'worst',
  'CLS',
  'TBT ms',
  'kB',
  'script',
  'image',
);
for (const path of wanted.length > 0 ? wanted : await publicPages()) {
  // The first visit makes the sizes of pictures that nobody has asked for yet.
  await lighthouse(address + path, port, ['performance']);
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure(path));
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const worst = Math.max(...results.map(largestPaint));
  report(path, results[Math.floor(runs / 2)] as Result, worst);
}

async function publicPages(): Promise<string[]> {
  const { data: subjects } = await (await fetch(`${address}/api/categories/hot?limit=1`)).json();
  const [{ id, slug }] = subjects;
  const { data: images } = await (await fetch(`${address}/api/images?categoryId=${id}&pageSize=1`)).json();
  const category = `/categories/${slug}`;
  return [
    '/',
    '/create',
    '/preview',
    '/categories',
    category,
    `/image/${images.data[0].id}`,
    '/pricing',
    '/blog',
  ];
}

/** On a busy machine a browser loses the beginning of a trace now and then: such a run is done again. */
async function measure(path: string, attempts = 3): Promise<Result> {
  const measured = await lighthouse(address + path, port, Object.keys(categories));
  if (!measured.runtimeError) return measured;
  if (attempts > 1) return measure(path, attempts - 1);
  throw new Error(`${path}: ${measured.runtimeError.message}`);
}

/** In seconds. */
function largestPaint(lhr: Result): number {
  return (lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000;
}

function report(path: string, lhr: Result, worstLargestPaint: number): void {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const bytes = bytesByType(lhr);
  say(
    path,
    ...Object.keys(categories).map((category) => scoreOf(lhr, category)),
    (value('first-contentful-paint') / 1000).toFixed(2),
    largestPaint(lhr).toFixed(2),
    worstLargestPaint.toFixed(2),
    value('cumulative-layout-shift').toFixed(3),
    value('total-blocking-time').toFixed(0),
    kilobytes(bytes.get('total')),
    kilobytes(bytes.get('script')),
    kilobytes(bytes.get('image')),
  );
  for (const [category, least] of Object.entries(categories)) {
    if (category === 'performance' || scoreOf(lhr, category) >= least) continue;
    for (const { id } of lhr.categories[category]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (audit?.score !== null && audit && audit.score < 1) say('', `${category}: ${audit.title}`);
    }
  }
}

/** Bytes over the network by type of resource, and of all. */
function bytesByType(lhr: Result): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { resourceType, transferSize } of lhr.audits['network-requests']?.details?.items ?? []) {
    for (const key of ['total', String(resourceType).toLowerCase()]) {
      bytes.set(key, (bytes.get(key) ?? 0) + Number(transferSize));
    }
  }
  return bytes;
}

function scoreOf(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

function kilobytes(bytes = 0): number {
  return Math.round(bytes / 1024);
}

function say(path: string, ...cells: (string | number)[]): void {
  process.stdout.write(`${path.padEnd(26)}${cells.map((cell) => String(cell).padStart(8)).join('')}\n`);
}
