import { expect, test } from 'vitest';
import { hash, verify } from '#server/services/accounts/passwords.ts';

test('of a hundred passwords at once some wait, and those who find no place are asked to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => hash(`secret-${i}`)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(34);
  for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'UNAVAILABLE', retryAfter: 5 });
  const [first] = outcomes;
  if (first?.status !== 'fulfilled') throw new Error('the first was refused');
  expect(await verify(first.value, 'secret-0')).toBe(true);
  expect(await verify(first.value, 'secret-1')).toBe(false);
});
