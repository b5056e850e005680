import { expect, test } from 'vitest';
import { lastUse } from '#features/account/profile/last-use.ts';

const now = new Date(2026, 10, 27, 0, 30);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test.each([
  ['the same day', at(27, 0), 'en', 'today'],
  ['an hour ago, and yet the day before', at(26, 23), 'en', 'yesterday'],
  ['some days ago', at(24, 12), 'zh', '3天前'],
  ['a week ago', at(20, 12), 'en', 'Nov 20, 2026'],
  ['by a clock that is ahead', at(28, 5), 'ja', '今日'],
])('%s', (_, usedAt, language, expected) => {
  expect(lastUse(usedAt, language, now)).toBe(expected);
});
