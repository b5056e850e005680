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
