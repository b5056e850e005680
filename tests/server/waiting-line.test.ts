import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingLine } from '#server/waiting-line.ts';

const limits = { atOnce: 2, places: 3, patienceMs: 1000, refusal: 'UNAVAILABLE' } as const;
const refused = { reason: 'UNAVAILABLE', retryAfter: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that is done when it is told to be. */
function works(count: number) {
  const line = new WaitingLine(limits);
  const begun: number[] = [];
  return Array.from({ length: count }, (_, i) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const served = line.serve(() => {
      begun.push(i);
      return promise;
    });
    served.catch(() => {});
    return { served, begun, finish: () => resolve(i), fail: reject };
  });
}

test('a few are served at once, the next in the order that they came, and those who find no place are refused', async () => {
  const [first, second, third, fourth, fifth, sixth] = works(6);
  await expect(sixth?.served).rejects.toMatchObject(refused);
  expect(first?.begun).toEqual([0, 1]);
  second?.finish();
  expect(await second?.served).toBe(1);
  await vi.waitFor(() => expect(first?.begun).toEqual([0, 1, 2]));
  third?.finish();
  first?.finish();
  await vi.waitFor(() => expect(first?.begun).toEqual([0, 1, 2, 3, 4]));
  fourth?.finish();
  fifth?.finish();
  expect(await Promise.all([first?.served, third?.served, fourth?.served, fifth?.served])).toEqual([
    0, 2, 3, 4,
  ]);
});

test('nobody waits for longer than there is patience', async () => {
  const [first, , third] = works(3);
  vi.advanceTimersByTime(limits.patienceMs);
  await expect(third?.served).rejects.toMatchObject(refused);
  first?.finish();
  await first?.served;
  expect(first?.begun).toEqual([0, 1]);
});

test('what fails makes room for the next', async () => {
  const [first, , third] = works(3);
  first?.fail(new Error('broken'));
  await expect(first?.served).rejects.toThrow('broken');
  third?.finish();
  expect(await third?.served).toBe(2);
});
