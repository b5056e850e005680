import { expect, test } from 'vitest';
import { Backoff } from '#server/backoff.ts';

test('waits double up to the longest, each with a random part', () => {
  const backoff = new Backoff({ shortestMs: 100, longestMs: 1000 });
  for (const full of [100, 200, 400, 800, 1000, 1000]) {
    const wait = backoff.next();
    expect(wait).toBeGreaterThanOrEqual(full / 2);
    expect(wait).toBeLessThanOrEqual(full);
  }
  const waits = new Set(Array.from({ length: 10 }, () => backoff.next()));
  expect(waits.size).toBeGreaterThan(1);
});

test('a minute without a failure makes up for those before', () => {
  const backoff = new Backoff({ shortestMs: 100, longestMs: 1000 });
  for (let i = 0; i < 5; i++) backoff.next(59_000);
  expect(backoff.next(59_000)).toBeGreaterThanOrEqual(500);
  expect(backoff.next(60_000)).toBeLessThanOrEqual(100);
});
