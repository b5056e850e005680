import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '#server/providers/image/pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('workers are dead once they have been asked and silent for a minute, and alive with the next answer', async () => {
  const pulse = new Pulse();
  vi.advanceTimersByTime(600_000);
  expect(pulse.isAlive).toBe(true);

  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tasks = [pulse.watch(first.promise), pulse.watch(second.promise)];
  vi.advanceTimersByTime(59_000);
  expect(pulse.isAlive).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(pulse.isAlive).toBe(false);

  first.resolve();
  await tasks[0];
  expect(pulse.isAlive).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(pulse.isAlive).toBe(false);
  second.reject(new Error('the drawing failed'));
  await expect(tasks[1]).rejects.toThrow();
  expect(pulse.isAlive).toBe(true);
});
