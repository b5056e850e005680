import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GenerationStatus } from '#contract/generation.ts';
import { emptyOrder } from '#features/generate/order/order.ts';
import { Runner } from '#features/generate/run/runner.ts';
import { AppError } from '#lib/app-error.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';
import { fakeImage, fakeStatus } from '../../../support/fake-images.ts';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const order = { ...emptyOrder, prompt: 'koi', outputs: 4 } as const;
const images = [fakeImage('1', 'g1'), fakeImage('2', 'g1')];

/** An API that reports these statuses, one for each question. */
function scriptedApi(statuses: (GenerationStatus | Error | Promise<GenerationStatus>)[]) {
  return {
    start: vi.fn(async () => ({ id: 'g1' })),
    source: vi.fn(() => ({
      status: async () => {
        const next = await statuses.shift();
        if (!next || next instanceof Error) throw next ?? new Error('asked too often');
        return next;
      },
      sleep: async () => undefined,
      untilOnline: async () => undefined,
    })),
    complete: vi.fn(async () => images),
    cancel: vi.fn(async () => undefined),
    creditsChanged: vi.fn(),
    finished: vi.fn(),
    canceled: vi.fn(),
    failed: vi.fn(),
    endedEarly: vi.fn(),
  };
}

/** Every phase that a runner went through. */
function phasesOf(runner: Runner): string[] {
  const phases: string[] = [];
  runner.subscribe(() => {
    const { phase } = runner.current();
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  return phases;
}

test('a generation goes from the order to its pictures', async () => {
  const api = scriptedApi([fakeStatus('processing', 1), fakeStatus('succeeded', 2)]);
  const runner = new Runner(api);
  const phases = phasesOf(runner);
  await runner.start(order, 'u1');
  expect(phases).toEqual(['ordering', 'drawing', 'saving', 'done']);
  expect(runner.current()).toEqual({ phase: 'done', images });
  expect(api.finished).toHaveBeenCalledWith(images);
});

test('a failure on the way says how many credits are back', async () => {
  const runner = new Runner(scriptedApi([{ ...fakeStatus('failed', 1), error: 'NOTHING_TO_DRAW' }]));
  await runner.start(order, 'u1');
  expect(runner.current()).toMatchObject({
    phase: 'failed',
    order,
    failure: { reason: 'NOTHING_TO_DRAW', creditsBack: 4, isOpen: false },
  });
});

test.each([
  { status: 'canceled', error: null, reason: null },
  { status: 'failed', error: 'GENERATION_FAILED', reason: 'GENERATION_FAILED' },
] as const)(
  'what was drawn before it $status is shown, and only the rest is back',
  async ({ status, error, reason }) => {
    const stages = ['done', 'done', 'done', 'drawing'] as const;
    const outputs = stages.map((stage) => ({
      stage,
      tattooUrl: stage === 'done' ? '/media/1/original.png' : null,
    }));
    const api = scriptedApi([{ ...fakeStatus(status, 1), error, outputs }]);
    const runner = new Runner(api);
    const phases = phasesOf(runner);
    await runner.start(order, 'u1');
    expect(phases).toEqual(['ordering', 'drawing', 'saving', 'done']);
    expect(runner.current()).toEqual({ phase: 'done', images });
    expect(api.endedEarly).toHaveBeenCalledWith(images, { creditsBack: 1, reason });
    expect(api.canceled).not.toHaveBeenCalled();
    expect(localStorage.getItem('generation')).toBeNull();
  },
);

test('as much is back as the engine takes for each design', async () => {
  const failed = { ...fakeStatus('failed', 1), error: 'MODEL_FAILED', creditsPerImage: 3 };
  const runner = new Runner(scriptedApi([failed]));
  await runner.start(order, 'u1');
  expect(runner.current()).toMatchObject({ failure: { reason: 'MODEL_FAILED', creditsBack: 12 } });
});

test('a refused order has taken no credits', async () => {
  const api = scriptedApi([]);
  api.start.mockRejectedValue(new AppError('INSUFFICIENT_CREDITS'));
  const runner = new Runner(api);
  await runner.start(order, 'u1');
  expect(runner.current()).toMatchObject({
    phase: 'failed',
    failure: { reason: 'INSUFFICIENT_CREDITS', creditsBack: null },
  });
});

describe('cancelling', () => {
  test('gives the credits back and forgets the run', async () => {
    const { promise, resolve } = Promise.withResolvers<GenerationStatus>();
    const api = scriptedApi([fakeStatus('processing', 1), promise]);
    const runner = new Runner(api);
    const run = runner.start(order, 'u1');
    await vi.waitFor(() => expect(runner.current()).toMatchObject({ status: { revision: 1 } }));

    await runner.cancel();
    expect(runner.current()).toMatchObject({ phase: 'drawing', isCancelling: true });
    resolve(fakeStatus('canceled', 2));
    await run;
    expect(runner.current()).toEqual({ phase: 'idle' });
    expect(api.canceled).toHaveBeenCalledWith(4);
    expect(localStorage.getItem('generation')).toBeNull();
  });

  test('too late yields the pictures', async () => {
    const { promise, resolve } = Promise.withResolvers<GenerationStatus>();
    const runner = new Runner(scriptedApi([fakeStatus('processing', 1), promise]));
    const run = runner.start(order, 'u1');
    await vi.waitFor(() => expect(runner.current()).toMatchObject({ status: { revision: 1 } }));
    await runner.cancel();
    resolve(fakeStatus('succeeded', 2));
    await run;
    expect(runner.current()).toMatchObject({ phase: 'done' });
  });
});

test('a drawing that was given up on can be looked for again', async () => {
  const api = scriptedApi([new AppError('FORBIDDEN'), fakeStatus('succeeded', 5)]);
  const runner = new Runner(api);
  await runner.start(order, 'u1');
  expect(runner.current()).toMatchObject({ phase: 'failed', failure: { isOpen: true, creditsBack: null } });
  await runner.checkAgain();
  expect(runner.current()).toMatchObject({ phase: 'done' });
});
