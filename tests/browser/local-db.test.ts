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
