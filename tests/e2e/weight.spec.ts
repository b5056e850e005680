import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { maxFirstPage, maxPrecached, maxRoutes } from './weights.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

async function readManifest(): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** A file of the build and all that it cannot do without. */
function withImports(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const needed of manifest[name]?.imports ?? []) withImports(manifest, needed, found);
  return found;
}

/** What comes over the wire, in kB. Small files are not compressed. */
async function weightOf(manifest: Record<string, Chunk>, names: Iterable<string>): Promise<number> {
  const sizes = [...names].map(async (name) => {
    const path = join(dist, manifest[name]?.file ?? '');
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

test('no page weighs more than its line in the table, and none is left out of it', async () => {
  const manifest = await readManifest();
  const first = withImports(manifest, 'index.html');
  expect.soft(await weightOf(manifest, first), 'the first page').toBeLessThanOrEqual(maxFirstPage);
  const routes = Object.keys(manifest).filter((name) => name.includes('?tsr-split=component'));
  const weights = await Promise.all(
    routes.map(async (name) => {
      const route = name.replace(/^src\/routes\/\{-\$lang\}\/|\.tsx\?.*$/g, '');
      const own = [...withImports(manifest, name)].filter((needed) => !first.has(needed));
      return [route, await weightOf(manifest, own)] as const;
    }),
  );
  expect(weights.map(([route]) => route).toSorted()).toEqual(Object.keys(maxRoutes).toSorted());
  for (const [route, weight] of weights)
    expect.soft(weight, route).toBeLessThanOrEqual(maxRoutes[route] ?? 0);
});

test('what the service worker fetches at the first visit is no more than it may be', async () => {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const files = new Set([...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url));
  expect(files.size).toBeGreaterThan(50);
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(maxPrecached);
});

test('every file of the app is fetched at the first visit or later', async () => {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const later: { url: string }[] = JSON.parse(await readFile(join(dist, 'later-parts.json'), 'utf8'));
  const listed = new Set(later.map(({ url }) => url.slice(1)));
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) =>
    /\.(?:js|css|wasm|tflite)$/.test(name),
  );
  const missing = scripts
    .map((name) => `assets/${name}`)
    .filter((name) => !listed.has(name) && !worker.includes(`"${name}"`));
  expect(missing).toEqual([]);
});
