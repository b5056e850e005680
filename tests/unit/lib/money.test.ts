import { expect, test } from 'vitest';
import { formatAmount } from '#lib/money.ts';

test('amounts are written as the language does', () => {
  expect(formatAmount(16_792, 'USD', 'en')).toBe('$167.92');
  expect(formatAmount(16_792, 'USD', 'zh')).toBe('US$167.92');
  expect(formatAmount(0, 'USD', 'ja')).toBe('$0.00');
});
