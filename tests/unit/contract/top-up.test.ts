import { expect, test } from 'vitest';
import { nextTopUp } from '#contract/top-up.ts';

const free = { membershipLevel: 'free', freeCreditsFrom: null } as const;
const at = (createdAt: string, now: string) =>
  nextTopUp({ ...free, createdAt }, new Date(now))?.toISOString();

test.each([
  ['2026-01-10T08:00:00.000Z', '2026-01-10T08:00:00.000Z', '2026-02-10T08:00:00.000Z'],
  ['2026-01-10T08:00:00.000Z', '2026-02-10T07:59:00.000Z', '2026-02-10T08:00:00.000Z'],
  ['2026-01-10T08:00:00.000Z', '2026-02-10T08:00:00.000Z', '2026-03-10T08:00:00.000Z'],
  ['2025-12-31T08:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T08:00:00.000Z'],
  ['2024-06-15T00:00:00.000Z', '2026-11-27T00:00:00.000Z', '2026-12-15T00:00:00.000Z'],
])('an account of %s is topped up, seen on %s, on %s', (createdAt, now, next) => {
  expect(at(createdAt, now)).toBe(next);
});

test('whoever had an account before waits for what the server says; members are not topped up', () => {
  const createdAt = '2026-01-10T08:00:00.000Z';
  const freeCreditsFrom = '2026-02-10T08:00:00.000Z';
  const now = new Date('2026-01-11');
  expect(nextTopUp({ ...free, createdAt, freeCreditsFrom }, now)?.toISOString()).toBe(freeCreditsFrom);
  expect(nextTopUp({ ...free, membershipLevel: 'lite', createdAt }, now)).toBeNull();
});
