import { expect, test } from 'vitest';
import { formatAmount, orderNumber } from '#features/account/orders/order-text.ts';

test('amounts are written as the language does', () => {
  expect(formatAmount(16_792, 'USD', 'en')).toBe('$167.92');
  expect(formatAmount(16_792, 'USD', 'zh')).toBe('US$167.92');
  expect(formatAmount(0, 'USD', 'ja')).toBe('$0.00');
});

test('an order is called by the end of its id', () => {
  expect(orderNumber('019ab2c4-7d1e-7f30-8a11-9c05ee3b7f81')).toBe('9C05EE3B7F81');
});
