import { expect, test } from 'vitest';
import { LongPolls } from '#features/generate/run/long-polls.ts';

test('a few calls wait at the server, and the others leave it its connections', async () => {
  const slept: number[] = [];
  const polls = new LongPolls(async (ms) => {
    slept.push(ms);
  });
  const held = Promise.withResolvers<void>();
  const waits: number[] = [];
  const ask = async (wait: number) => {
    waits.push(wait);
    if (wait > 0) await held.promise;
  };
  const all = Promise.all([1, 2, 3, 4, 5].map(() => polls.ask(9000, ask)));
  await polls.ask(0, ask);
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 9000, 9000, 9000]);
  expect(slept).toEqual([2000, 2000]);
  held.resolve();
  await all;
  await polls.ask(9000, ask);
  expect(waits.at(-1)).toBe(9000);
});
