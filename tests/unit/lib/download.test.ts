import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, refusal } from '../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file that comes in pieces, each `waitMs` after the one before, and stops after the last. */
function slowFile(pieces: number, waitMs: number, ends = true) {
  return (init: RequestInit | undefined) =>
    new Response(
      new ReadableStream({
        async start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          for (let piece = 0; piece < pieces; piece++) {
            await new Promise((resolve) => setTimeout(resolve, waitMs));
            controller.enqueue(new Uint8Array(100));
          }
          if (ends) controller.close();
        },
      }),
    );
}

async function start() {
  const tab = await browser.openTab();
  const { download } = await import('#lib/download.ts');
  const seen: number[] = [];
  const file = download(
    (options) => tab.api.users.export.$get({}, options),
    (bytes) => seen.push(bytes),
  );
  return { file, seen };
}

test('a file may take as long as it takes, and tells how much is there', async () => {
  browser.answer(slowFile(3, 14_000));
  const { file, seen } = await start();
  await vi.advanceTimersByTimeAsync(42_000);
  expect((await file).size).toBe(300);
  expect(seen).toEqual([100, 200, 300]);
});

test('a refusal says why', async () => {
  browser.answer(refusal(429, 'RATE_LIMITED'));
  const { file } = await start();
  await expect(file).rejects.toMatchObject({ reason: 'RATE_LIMITED' });
});

test('a file that stops coming is given up', async () => {
  browser.answer(slowFile(1, 1000, false));
  const { file } = await start();
  const outcome = expect(file).rejects.toMatchObject({ reason: 'TIMEOUT' });
  await vi.advanceTimersByTimeAsync(17_000);
  await outcome;
});
