import { expect, test } from 'vitest';
import { returnAddress } from '#features/account/return-to.ts';

test('the login leads back to where one came from', () => {
  expect(returnAddress({ from: '/zh/create?prompt=koi' }, 'zh')).toBe('/zh/create?prompt=koi');
});

test('it leads to the start in the language spoken when nobody says from where', () => {
  expect(returnAddress({}, 'en')).toBe('/');
  expect(returnAddress({}, 'ja')).toBe('/ja');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 42])(
  'it never leads to %s',
  (from) => {
    expect(returnAddress({ from }, 'en')).toBe('/');
  },
);
