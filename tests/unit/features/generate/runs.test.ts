import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GenerationStatus } from '#contract/generation.ts';
import { emptyOrder } from '#features/generate/order/order.ts';
import { rememberedRuns, rememberRun, type StoredRun } from '#features/generate/run/run-memory.ts';
import { Runs } from '#features/generate/run/runs.ts';
import { AppError } from '#lib/app-error.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';
import { fakeImage, fakeStatus } from '../../../support/fake-images.ts';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const order = { ...emptyOrder, prompt: 'koi' };
const stored = (id: string, userId = 'u1'): StoredRun => ({ id, userId, order, startedAt: 1 });

/** A server on which generations go on until they are told how they end. */
function fakeServer() {
  const endings = new Map<string, (status: GenerationStatus | Error) => void>();
  let started = 0;
  const api = {
    start: vi.fn(async () => ({ id: `g${++started}` })),
    unfinished: vi.fn(async (): Promise<StoredRun[]> => []),
    source: vi.fn((id: string) => {
      const { promise, resolve } = Promise.withResolvers<GenerationStatus | Error>();
      endings.set(id, resolve);
      return {
        status: async () => {
          const ending = await promise;
          if (ending instanceof Error) throw ending;
          return ending;
        },
        sleep: async () => undefined,
        untilOnline: async () => undefined,
      };
    }),
    complete: vi.fn(async (id: string) => [fakeImage(`image of ${id}`, id)]),
    cancel: vi.fn(async (id: string) => endings.get(id)?.(fakeStatus('canceled', 2))),
    creditsChanged: vi.fn(),
    finished: vi.fn(),
    canceled: vi.fn(),
    failed: vi.fn(),
    endedEarly: vi.fn(),
  };
  const isDrawn = (id: string) => vi.waitFor(() => expect(endings.has(id)).toBe(true));
  const end = async (id: string, status: GenerationStatus | Error = fakeStatus('succeeded', 2)) => {
    await isDrawn(id);
    endings.get(id)?.(status);
  };
  return { api, end, isDrawn };
}

const phases = (runs: Runs) => runs.current().map(({ run }) => run.phase);

test('several are drawn at a time, the latest first, and each ends by itself', async () => {
  const { api, end, isDrawn } = fakeServer();
  const runs = new Runs(api);
  const first = runs.start(order, 'u1');
  const second = runs.start({ ...order, prompt: 'crane' }, 'u1');
  expect(runs.current().map(({ key }) => key)).toEqual([second, first]);
  await isDrawn('g2');
  await end('g1');
  await vi.waitFor(() => expect(phases(runs)).toEqual(['drawing', 'done']));
  expect(rememberedRuns('u1').map(({ id }) => id)).toEqual(['g2']);

  runs.dismiss(second);
  expect(phases(runs)).toEqual(['drawing', 'done']);
  runs.dismiss(first);
  expect(phases(runs)).toEqual(['drawing']);
});

test('cancelling one leaves the others', async () => {
  const { api, isDrawn } = fakeServer();
  const runs = new Runs(api);
  const first = runs.start(order, 'u1');
  const second = runs.start(order, 'u1');
  await isDrawn('g2');
  runs.cancel(first);
  await vi.waitFor(() => expect(runs.current().map(({ key }) => key)).toEqual([second]));
  expect(api.cancel.mock.calls).toEqual([['g1']]);
  expect(api.canceled).toHaveBeenCalledWith(1);
});

describe('after a reload', () => {
  test('what was running is taken up, and what was ordered on another device is found, each once', async () => {
    rememberRun(stored('g7'));
    const { api, end } = fakeServer();
    api.unfinished.mockResolvedValue([stored('g8'), stored('g7')]);
    const runs = new Runs(api);
    await runs.resume('u1');
    expect(phases(runs)).toEqual(['drawing', 'drawing']);
    expect(api.source.mock.calls.map(([id]) => id)).toEqual(['g7', 'g8']);
    await end('g8');
    await vi.waitFor(() => expect(phases(runs)).toEqual(['done', 'drawing']));
  });

  test('what another account runs is left alone, and another login puts it away', async () => {
    rememberRun(stored('g7', 'u2'));
    const { api } = fakeServer();
    const runs = new Runs(api);
    await runs.resume('u1');
    expect(runs.current()).toEqual([]);
    runs.start(order, 'u1');
    await runs.resume(undefined);
    expect(runs.current()).toEqual([]);
  });

  test('what the server no longer knows is forgotten', async () => {
    rememberRun(stored('g7'));
    const { api, end } = fakeServer();
    const runs = new Runs(api);
    await runs.resume('u1');
    await end('g7', new AppError('GENERATION_NOT_FOUND'));
    await vi.waitFor(() => expect(runs.current()).toEqual([]));
    expect(rememberedRuns('u1')).toEqual([]);
  });

  test('without a network what this device remembers is there all the same', async () => {
    rememberRun(stored('g7'));
    const { api } = fakeServer();
    api.unfinished.mockRejectedValue(new AppError('NETWORK'));
    const runs = new Runs(api);
    await runs.resume('u1');
    expect(phases(runs)).toEqual(['drawing']);
  });

  test('a login that turns out to be over is no fault of the page', async () => {
    const { api } = fakeServer();
    const runs = new Runs(api);
    api.unfinished.mockRejectedValue(new AppError('SESSION_EXPIRED'));
    await runs.resume('u1');
    expect(runs.current()).toEqual([]);
    api.unfinished.mockRejectedValue(new AppError('INVALID_FORMAT'));
    await expect(runs.findOthers()).rejects.toThrow('INVALID_FORMAT');
  });
});

test('what is just being ordered is not found a second time', async () => {
  const { api, isDrawn } = fakeServer();
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  api.start.mockReturnValue(promise);
  api.unfinished.mockResolvedValue([stored('g1')]);
  const runs = new Runs(api);
  runs.start(order, 'u1');
  await runs.findOthers();
  expect(phases(runs)).toEqual(['ordering']);
  resolve({ id: 'g1' });
  await isDrawn('g1');
  await runs.findOthers();
  expect(phases(runs)).toEqual(['drawing']);
});
