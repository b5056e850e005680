import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutPartsCache, type OfflinePart } from '#contract/offline.ts';
import { OfflineDownload } from '#lib/parts/offline-download.ts';
import { PartKeeper } from '#lib/parts/part-keeper.ts';

const cacheName = 'part-keeper-test';
const length = 5 * 1024 * 1024;
const content = new Uint8Array(length).map((_, place) => (place * 31) % 251);
const integrity = `sha256-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))))}`;
const part = (changes: Partial<OfflinePart> = {}): OfflinePart => ({
  ...{ url: '/assets/model-1.tflite', integrity, length, bytes: length },
  ...changes,
});
const keeperOf = (...parts: OfflinePart[]) => new PartKeeper({ cache: cacheName, list: async () => parts });

/** What the server was asked for: from which byte on. */
let asked: number[] = [];
/** After how many bytes of an answer the network is cut. */
let cutAfter = Number.POSITIVE_INFINITY;
let knowsRanges = true;
let sent = content;

beforeEach(() => {
  asked = [];
  cutAfter = Number.POSITIVE_INFINITY;
  knowsRanges = true;
  sent = content;
  localStorage.removeItem('offline-download');
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    const range = new Headers(init?.headers).get('range');
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    asked.push(from);
    const isPartial = from > 0 && knowsRanges;
    const body = streamOf(sent.subarray(isPartial ? from : 0), cutAfter, init?.signal ?? null);
    return new Response(body, { status: isPartial ? 206 : 200 });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([caches.delete(cacheName), caches.delete(cutPartsCache)]);
});

/** In pieces of 64 kB, each when it is asked for. */
function streamOf(bytes: Uint8Array<ArrayBuffer>, end: number, signal: AbortSignal | null) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (signal?.aborted) return controller.error(signal.reason);
      if (at >= end) return controller.error(new TypeError('network error'));
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + 65_536));
      at += 65_536;
    },
  });
}

async function kept(): Promise<Uint8Array | null> {
  const response = await (await caches.open(cacheName)).match('/assets/model-1.tflite');
  return response ? new Uint8Array(await response.arrayBuffer()) : null;
}
const pieces = async () => (await (await caches.open(cutPartsCache)).keys()).length;

test('a file that is cut off goes on from there, also after the page was closed', async () => {
  cutAfter = 3_500_000;
  await expect(keeperOf(part()).keep()).rejects.toThrow('network error');
  expect(await kept()).toBeNull();
  cutAfter = Number.POSITIVE_INFINITY;
  await keeperOf(part()).keep();
  expect(asked[0]).toBe(0);
  expect(asked[1]).toBeGreaterThanOrEqual(3_500_000 - 65_536);
  expect(await kept()).toEqual(content);
  expect(await pieces()).toBe(0);
});

test('a server that knows no ranges sends it anew', async () => {
  cutAfter = 2_000_000;
  await expect(keeperOf(part()).keep()).rejects.toThrow();
  cutAfter = Number.POSITIVE_INFINITY;
  knowsRanges = false;
  await keeperOf(part()).keep();
  expect(await kept()).toEqual(content);
});

test('what compresses well begins anew where that is less than the rest', async () => {
  cutAfter = 2_000_000;
  await expect(keeperOf(part({ bytes: 1_000_000 })).keep()).rejects.toThrow();
  cutAfter = Number.POSITIVE_INFINITY;
  await keeperOf(part({ bytes: 1_000_000 })).keep();
  expect(asked).toEqual([0, 0]);
  expect(await kept()).toEqual(content);
});

test('another file than was built is not kept, and not gone on with', async () => {
  sent = content.slice().fill(7, 100, 200);
  await expect(keeperOf(part()).keep()).rejects.toThrow('instead of sha256');
  expect(await kept()).toBeNull();
  expect(await pieces()).toBe(0);
});

test('it goes on for as long as somebody waits', async () => {
  const keeper = keeperOf(part());
  const first = new AbortController();
  const leaving = keeper.keep(() => first.abort(), first.signal);
  await Promise.all([expect(leaving).rejects.toThrow(), keeper.keep()]);
  expect(await kept()).toEqual(content);
  expect(asked).toEqual([0]);
});

test('paused, it fetches no more, and goes on when told', async () => {
  const keeper = keeperOf(part());
  const download = new OfflineDownload([keeper]);
  await download.measure();
  expect(download.current()).toEqual({ phase: 'idle', progress: { done: 0, total: length } });
  const stop = download.subscribe(() => {
    if ((download.current().progress?.done ?? 0) > length / 2) download.pause();
  });
  await download.start();
  stop();
  expect(download.current().phase).toBe('paused');
  expect(await kept()).toBeNull();
  // In the background it stays as it is, on the next visit as well.
  await new OfflineDownload([keeper]).startUnlessPaused();
  expect(asked).toEqual([0]);
  await download.start();
  expect(download.current()).toEqual({ phase: 'done', progress: { done: length, total: length } });
  expect(asked[1]).toBeGreaterThan(length / 2 - 65_536);
});

test('a cut is waited out where the network is gone, and told where it is not', async () => {
  const download = new OfflineDownload([keeperOf(part())]);
  cutAfter = 2_000_000;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const phases: string[] = [];
  download.subscribe(() => phases.push(download.current().phase));
  const done = download.start();
  await expect.poll(() => phases.at(-1)).toBe('cut');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await done;
  // The server is still out of reach.
  expect(download.current().phase).toBe('failed');
  cutAfter = Number.POSITIVE_INFINITY;
  await download.start();
  expect(download.current().phase).toBe('done');
});

test('a device without room says so', async () => {
  const download = new OfflineDownload([keeperOf(part())]);
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  await download.start();
  expect(download.current().phase).toBe('full');
});
