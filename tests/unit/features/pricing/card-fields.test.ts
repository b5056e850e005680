import { expect, test, vi } from 'vitest';
import { cardFieldsSchema, slashExpiry, spaceNumber } from '#features/pricing/checkout/test/card-fields.ts';

const good = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };
const problemsOf = (changes: Partial<typeof good>) =>
  cardFieldsSchema.safeParse({ ...good, ...changes }).error?.issues.map(({ message }) => message);

test('a test card goes to the server as plain digits', () => {
  expect(cardFieldsSchema.parse({ ...good, expiry: ' 04 / 30 ' })).toEqual({
    number: '4242424242424242',
    expiry: '04/30',
    code: '123',
  });
});

test.each([
  [{ number: '4111 1111 1111 1112' }, ['NUMBER']],
  [{ number: '' }, ['NUMBER']],
  [{ expiry: '13/30' }, ['EXPIRY_FORMAT']],
  [{ expiry: '1/30' }, ['EXPIRY_FORMAT']],
  [{ code: '12' }, ['CODE']],
  [{ code: 'abc' }, ['CODE']],
])('a number that no test card has, or what no card has, stays on the page: %o', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test('a card is good until its month is over', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:59:00Z') });
  expect(problemsOf({ expiry: '11/26' })).toBeUndefined();
  expect(problemsOf({ expiry: '10/26' })).toEqual(['EXPIRED']);
  vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
  expect(problemsOf({ expiry: '11/26' })).toEqual(['EXPIRED']);
  vi.useRealTimers();
});

test('what is typed takes the shape that it has on a card', () => {
  expect(spaceNumber('42424')).toBe('4242 4');
  expect(spaceNumber('4242-4242 4242 4242 99')).toBe('4242 4242 4242 4242');
  expect(slashExpiry('12')).toBe('12');
  expect(slashExpiry('123')).toBe('12/3');
  expect(slashExpiry('12/34')).toBe('12/34');
});
