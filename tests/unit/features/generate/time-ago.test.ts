import { expect, test } from 'vitest';
import { timeAgo } from '#features/generate/result/time-ago.ts';

const now = Date.parse('2026-01-02T12:00:00Z');

test.each([
  ['2026-01-02T11:59:30Z', 'en', null],
  ['2026-01-02T11:55:00Z', 'en', '5 minutes ago'],
  ['2026-01-02T09:00:00Z', 'en', '3 hours ago'],
  ['2026-01-01T11:00:00Z', 'en', 'yesterday'],
  ['2026-01-02T11:55:00Z', 'zh', '5分钟前'],
  ['2026-01-02T09:00:00Z', 'ja', '3 時間前'],
])('%s is, in %s, %s', (date, language, words) => {
  expect(timeAgo(date, now, language)).toBe(words);
});
