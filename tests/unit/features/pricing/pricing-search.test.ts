import { expect, test } from 'vitest';
import { readPricingSearch, returnedPayment } from '#features/pricing/pricing-search.ts';

test('whoever comes back from the provider brings the name of the payment', () => {
  const order = readPricingSearch({ payment: 'return', token: '5O1', PayerID: 'x' });
  expect(order).toEqual({ payment: 'return', token: '5O1' });
  expect(returnedPayment(order)).toBe('5O1');
  const subscription = readPricingSearch({ payment: 'return', subscription_id: 'I-7', token: 'EC-1' });
  expect(returnedPayment(subscription)).toBe('I-7');
});

test('whoever cancelled there has nothing to be taken', () => {
  expect(returnedPayment(readPricingSearch({ payment: 'cancel', token: '5O1' }))).toBeUndefined();
  expect(readPricingSearch({ payment: 'anything', plan: '' })).toEqual({});
});
