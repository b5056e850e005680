import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** What was fetched, by account. */
  queries: { key: string; value: PersistedClient };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** The browser's database. Opening it fails in private windows of some browsers: then nothing is kept. */
export function localDb(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('inkwright', 1, {
    upgrade: (db) => {
      db.createObjectStore('queries');
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
