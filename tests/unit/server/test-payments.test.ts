import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

test.each([
  { settings: {}, testPayments: 'private' },
  { settings: { HOST: 'localhost' }, testPayments: 'private' },
  { settings: { HOST: '::1' }, testPayments: 'private' },
  { settings: { HOST: '127.8.0.1' }, testPayments: 'private' },
  { settings: { PAYMENTS: 'off' }, testPayments: 'off' },
  { settings: { PAYMENTS: 'test' }, testPayments: 'private' },
  { settings: { HOST: '0.0.0.0' }, testPayments: 'off' },
  { settings: { HOST: '::' }, testPayments: 'off' },
  { settings: { HOST: '127.example.com' }, testPayments: 'off' },
  { settings: { PUBLIC_URL: 'https://ink.example' }, testPayments: 'off' },
  { settings: { TRUSTED_PROXIES: '1' }, testPayments: 'off' },
  { settings: { HOST: '0.0.0.0', PAYMENTS: 'test' }, testPayments: 'public' },
  { settings: { PUBLIC_URL: 'https://ink.example', PAYMENTS: 'test' }, testPayments: 'public' },
])('with $settings test payments are $testPayments', ({ settings, testPayments }) => {
  expect(readEnv(settings).testPayments).toBe(testPayments);
});

const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };

test.each([
  { settings: {}, url: undefined, testPayments: 'private' },
  { settings: keys, url: 'https://api-m.paypal.com', testPayments: 'off' },
  {
    settings: { ...keys, PAYPAL_MODE: 'sandbox' },
    url: 'https://api-m.sandbox.paypal.com',
    testPayments: 'off',
  },
  { settings: { ...keys, PAYMENTS: 'test' }, url: undefined, testPayments: 'private' },
  { settings: { ...keys, PAYMENTS: 'off' }, url: undefined, testPayments: 'off' },
])('with $settings PayPal is asked at $url', ({ settings, url, testPayments }) => {
  const env = readEnv(settings);
  expect(env.paypal?.url).toBe(url);
  expect(env.testPayments).toBe(testPayments);
});

test('PayPal without all of its keys stops the start and names what is missing', () => {
  const { PAYPAL_SECRET: _, ...some } = keys;
  expect(() => readEnv(some)).toThrow('PAYPAL_SECRET');
  expect(() => readEnv({ PAYMENTS: 'paypal' })).toThrow('PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID');
});
