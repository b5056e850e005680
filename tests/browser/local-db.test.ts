import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openLocalDb } from '#lib/local-db.ts';

test('try-ons of an older version are still there', async () => {
  const before = await openDB('older', 2, {
    upgrade(db) {
      for (const store of ['queries', 'fittings', 'pictures']) db.createObjectStore(store);
    },
  });
  await before.put('fittings', { id: 'arm', savedAt: 5, version: 1, fitting: { photo: null } }, 'arm');
  await before.put('pictures', new Blob(['photo']), 'photo');
  before.close();
  const db = await openLocalDb('older', () => {});
  expect(await db.getAll('tryOns')).toEqual([{ id: 'arm', savedAt: 5, version: 1, tryOn: { photo: null } }]);
  expect((await db.get('pictures', 'photo'))?.size).toBe(5);
  expect([...db.objectStoreNames]).toEqual(['changes', 'drawings', 'pictures', 'queries', 'tryOns']);
  db.close();
});

test('a database of a newer version is left alone: nothing is kept, and nothing hangs', async () => {
  const newer = await openDB('newer', 99);
  newer.close();
  await expect(openLocalDb('newer', () => {})).rejects.toThrow(/version/);
});

test('an older tab lets go of the database for a newer version, and is told', async () => {
  let isToldOf = 0;
  const db = await openLocalDb('upgraded', () => {
    isToldOf += 1;
  });
  const newer = await openDB('upgraded', 99);
  expect(isToldOf).toBe(1);
  expect(() => db.transaction('drawings')).toThrow();
  newer.close();
});
