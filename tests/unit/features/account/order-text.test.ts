import { expect, test } from 'vitest';
import { orderNumber } from '#features/account/orders/order-text.ts';

test('an order is called by the end of its id', () => {
  expect(orderNumber('019ab2c4-7d1e-7f30-8a11-9c05ee3b7f81')).toBe('9C05EE3B7F81');
});
