import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { QueuedChange } from './changes/change.ts';

interface Schema extends DBSchema {
  /** What was fetched, by account. */
  queries: { key: string; value: PersistedClient };
  /** Try-ons, by id; what they hold is known to the previewer alone. */
  tryOns: { key: string; value: unknown };
  /** Photos and designs of try-ons, by id. They never leave this device. */
  pictures: { key: string; value: Blob };
  /** Designs that were drawn on this device, by id; what they hold is known to the create page alone. */
  drawings: { key: string; value: unknown };
  /** Changes to own images that wait for the network. */
  changes: { key: string; value: QueuedChange };
}

export type LocalDb = IDBPDatabase<Schema>;

let opening: Promise<LocalDb> | undefined;

/** The browser's database. Opening it fails in private windows of some browsers: then nothing is kept. */
export function localDb(): Promise<LocalDb> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openLocalDb('inkwright', forget);
  return opening;
}

/** @param onClosed after it the database has to be opened again */
export function openLocalDb(name: string, onClosed: () => void): Promise<LocalDb> {
  return openDB<Schema>(name, 5, {
    upgrade: async (db, from, _to, change) => {
      if (from < 1) db.createObjectStore('queries');
      if (from < 2) db.createObjectStore('pictures');
      if (from < 3) db.createObjectStore('tryOns');
      if (from < 4) db.createObjectStore('drawings');
      if (from < 5) db.createObjectStore('changes');
      if (from === 2) await renameFittings(db as unknown as IDBPDatabase, change as unknown as Upgrade);
    },
    // Another tab brings a newer version: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Version 2 called try-ons fittings. */
async function renameFittings(db: IDBPDatabase, change: Upgrade): Promise<void> {
  const before = change.objectStore('fittings');
  for (let row = await before.openCursor(); row; row = await row.continue()) {
    const { fitting, ...rest } = row.value;
    await change.objectStore('tryOns').put({ ...rest, tryOn: fitting }, row.key);
  }
  db.deleteObjectStore('fittings');
}
