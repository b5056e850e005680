import { describe, expect, test } from 'vitest';
import type { GenerationStatus } from '#contract/generation.ts';
import { followGeneration, type News } from '#features/generate/run/follow-generation.ts';
import { AppError } from '#lib/app-error.ts';
import { fakeStatus } from '../../../support/fake-images.ts';

type Step = GenerationStatus | Error;

/** Follows a scripted server, and tells what was asked, heard and waited for. */
async function follow(steps: Step[] | ((call: number) => Step)) {
  const asked: { wait: number; revision?: number }[] = [];
  const heard: News[] = [];
  const slept: number[] = [];
  const generation = followGeneration({
    status: async (query) => {
      asked.push(query);
      const step = Array.isArray(steps) ? steps[asked.length - 1] : steps(asked.length);
      if (!step || step instanceof Error) throw step ?? new Error('asked too often');
      return step;
    },
    sleep: async (ms) => {
      slept.push(ms);
    },
    untilOnline: async () => undefined,
  });
  const run = (async () => {
    for await (const news of generation) heard.push(news);
  })();
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { asked, heard, slept, error };
}

const network = new AppError('NETWORK');

describe('long polling', () => {
  test('asks for what is newer than the revision last heard of, until the end', async () => {
    const { asked, heard, slept, error } = await follow([
      fakeStatus('starting', 0),
      fakeStatus('processing', 3),
      fakeStatus('succeeded', 4),
    ]);
    expect(asked).toEqual([{ wait: 10_000 }, { wait: 10_000, revision: 0 }, { wait: 10_000, revision: 3 }]);
    expect(heard.map((news) => news.kind === 'status' && news.status.status)).toEqual([
      'starting',
      'processing',
      'succeeded',
    ]);
    expect(slept).toEqual([]);
    expect(error).toBeNull();
  });

  test.each(['succeeded', 'failed', 'canceled'] as const)(
    'ends when the generation has %s',
    async (status) => {
      const { asked } = await follow([fakeStatus(status, 1)]);
      expect(asked).toHaveLength(1);
    },
  );

  test('does not hurry a server that answers without news', async () => {
    const { slept } = await follow([
      fakeStatus('processing', 1),
      fakeStatus('processing', 1),
      fakeStatus('succeeded', 2),
    ]);
    expect(slept).toEqual([500]);
  });
});

describe('when long polling fails', () => {
  test('it goes on asking every two seconds', async () => {
    const { asked, heard, slept, error } = await follow([
      fakeStatus('processing', 1),
      network,
      fakeStatus('processing', 2),
      fakeStatus('succeeded', 3),
    ]);
    expect(asked.map(({ wait }) => wait)).toEqual([10_000, 10_000, 0, 0]);
    expect(heard[1]).toEqual({ kind: 'out-of-touch' });
    expect(slept).toEqual([2000, 2000]);
    expect(error).toBeNull();
  });

  test('it gives up after sixty times', async () => {
    const { asked, error } = await follow(() => network);
    expect(asked).toHaveLength(60);
    expect(error).toMatchObject({ reason: 'POLL_TIMEOUT' });
  });

  test('it gives up after sixty times although the server answers, but never with an end', async () => {
    const { error } = await follow((call) => (call === 1 ? network : fakeStatus('processing', 1)));
    expect(error).toMatchObject({ reason: 'POLL_TIMEOUT' });
  });

  test('it stops at what asking again cannot cure', async () => {
    const { asked, error } = await follow([new AppError('GENERATION_NOT_FOUND')]);
    expect(asked).toHaveLength(1);
    expect(error).toMatchObject({ reason: 'GENERATION_NOT_FOUND' });
  });
});
