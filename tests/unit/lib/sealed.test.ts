import { expect, test } from 'vitest';
import { isSealKey, SealError, seal, unseal } from '#lib/sealed.ts';

const content = new TextEncoder().encode('a swallow, on the left forearm, '.repeat(40));

test('what was sealed opens with its key, and says nothing without it', async () => {
  const { sealed, key } = await seal(content);
  expect(await unseal(sealed, key)).toEqual(content);
  expect(Buffer.from(sealed).includes('swallow')).toBe(false);
});

test('each time it has another key of 256 bits, which an address may hold, and looks otherwise', async () => {
  const [one, other] = [await seal(content), await seal(content)];
  expect(one.key).not.toBe(other.key);
  expect(Buffer.from(one.key, 'base64url')).toHaveLength(32);
  expect(encodeURIComponent(one.key)).toBe(one.key);
  expect(Buffer.from(one.sealed).equals(Buffer.from(other.sealed))).toBe(false);
});

test.each([
  ['another key', async (key: string) => (await seal(content)).key || key],
  ['no key', async () => ''],
  ['a part of the key', async (key: string) => key.slice(0, -1)],
  ['something longer', async (key: string) => `${key}A`],
])('it does not open with %s', async (_, keyOf) => {
  const { sealed, key } = await seal(content);
  await expect(unseal(sealed, await keyOf(key))).rejects.toThrow(SealError);
});

test('a change of one bit anywhere is noticed', async () => {
  const { sealed, key } = await seal(content);
  for (const place of [0, 11, 12, 600, sealed.length - 1]) {
    const changed = sealed.slice();
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(unseal(changed, key)).rejects.toThrow(SealError);
  }
  await expect(unseal(sealed.slice(0, 5), key)).rejects.toThrow(SealError);
});

test('what is no key is known before anything is fetched', () => {
  expect(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`].filter(isSealKey)).toEqual([]);
  expect(isSealKey(`${'aZ09-_'.repeat(7)}a`)).toBe(true);
});
