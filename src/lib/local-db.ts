import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** What was fetched, by account. */
  queries: { key: string; value: PersistedClient };
  /** Try-ons, by id; what they hold is known to the previewer alone. */
  fittings: { key: string; value: unknown };
  /** Photos and designs of try-ons, by id. They never leave this device. */
  pictures: { key: string; value: Blob };
}

export type LocalDb = IDBPDatabase<Schema>;

let opening: Promise<LocalDb> | undefined;

/** The browser's database. Opening it fails in private windows of some browsers: then nothing is kept. */
export function localDb(): Promise<LocalDb> {
  opening ??= openDB<Schema>('inkwright', 2, {
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('queries');
      if (from < 2) {
        db.createObjectStore('fittings');
        db.createObjectStore('pictures');
      }
    },
    // Another tab brings a newer version: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}
