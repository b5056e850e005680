import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashEngineCache } from '#contract/offline.ts';
import { EngineKeeper } from '#features/generate/device/engine-keeper.ts';

async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const files: Record<string, string> = {
  '/assets/flash/worker-1.js': 'a'.repeat(300),
  '/assets/flash/words-1.js': 'b'.repeat(500),
  '/assets/flash/icons-1.json': 'c'.repeat(200),
};
const parts = await Promise.all(
  Object.entries(files).map(async ([url, text]) => ({
    url,
    integrity: await integrityOf(text),
    length: text.length,
    bytes: text.length / 10,
  })),
);
const list = { parts, bytes: 100 };

let asked: string[] = [];
/** Which file's connection is cut. */
let isCut: string | null = null;

beforeEach(async () => {
  asked = [];
  isCut = null;
  await caches.delete(flashEngineCache);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = String(input);
    asked.push(url);
    if (url === isCut) throw new TypeError('Failed to fetch');
    return url === '/flash-engine.json' ? Response.json(list) : new Response(files[url]);
  });
});
afterEach(() => vi.restoreAllMocks());

const kept = async () =>
  (await (await caches.open(flashEngineCache)).keys()).map(({ url }) => new URL(url).pathname).toSorted();
const everything = ['/flash-engine.json', ...Object.keys(files)].toSorted();

test('all parts come once, however many ask, and then none is asked for again', async () => {
  const keeper = new EngineKeeper('/assets/flash/worker-1.js');
  const told: number[] = [];
  await Promise.all([keeper.keep(), keeper.keep(({ done }) => told.push(done))]);
  expect(await kept()).toEqual(everything);
  expect(told.at(-1)).toBe(100);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  asked = [];
  await keeper.keep();
  expect(asked).toEqual([]);
});

test('after a cut it goes on with the part that is missing', async () => {
  const keeper = new EngineKeeper('/assets/flash/worker-1.js');
  isCut = '/assets/flash/words-1.js';
  await expect(keeper.keep()).rejects.toMatchObject({ reason: 'ENGINE_OUT_OF_REACH' });
  isCut = null;
  asked = [];
  await keeper.keep();
  expect(asked).toEqual(['/assets/flash/words-1.js', '/assets/flash/icons-1.json']);
  expect(await kept()).toEqual(everything);
});

test('a part that came short is not kept', async () => {
  const whole = files['/assets/flash/words-1.js'] as string;
  files['/assets/flash/words-1.js'] = whole.slice(1);
  await expect(new EngineKeeper('/assets/flash/worker-1.js').keep()).rejects.toMatchObject({
    reason: 'ENGINE_OUT_OF_REACH',
  });
  files['/assets/flash/words-1.js'] = whole;
  expect(await kept()).not.toContain('/assets/flash/words-1.js');
});

test('what an older build left goes once this one is there, and another build of the server is no use', async () => {
  const cache = await caches.open(flashEngineCache);
  await cache.put('/assets/flash/worker-0.js', new Response('old'));
  await expect(new EngineKeeper('/assets/flash/worker-0.js').keep()).rejects.toMatchObject({
    reason: 'ENGINE_OUT_OF_REACH',
  });
  expect(await kept()).toEqual(['/assets/flash/worker-0.js']);
  await new EngineKeeper('/assets/flash/worker-1.js').keep();
  expect(await kept()).toEqual(everything);
});
