import { localDb } from '../local-db.ts';
import { aspectOf, type Change, type QueuedChange } from './change.ts';

const keyOf = (account: string, change: Change) => `${account}/${change.imageId}/${aspectOf(change)}`;

/** An account's changes that wait, in the order in which they were made. */
export async function queuedChanges(account: string): Promise<QueuedChange[]> {
  const db = await localDb();
  const rows = await db.getAll('changes', rangeOf(account));
  return rows.sort((a, b) => a.madeAt - b.madeAt);
}

/**
 * Has changes wait. One that takes back another which nobody has heard of takes that out of the queue instead.
 * @throws where the browser has no database, or it is full
 */
export async function enqueueChanges(
  account: string,
  changes: readonly Pick<QueuedChange, 'imageId' | 'kind' | 'wasSent'>[],
): Promise<void> {
  const db = await localDb();
  const tx = db.transaction('changes', 'readwrite');
  for (const { imageId, kind, wasSent } of changes) {
    const key = keyOf(account, { imageId, kind });
    const before = await tx.store.get(key);
    if (before && !before.wasSent && before.kind !== kind) await tx.store.delete(key);
    else await tx.store.put({ account, imageId, kind, wasSent, madeAt: Date.now() }, key);
  }
  await tx.done;
}

export async function dequeueChange(account: string, change: Change): Promise<void> {
  const db = await localDb();
  await db.delete('changes', keyOf(account, change));
}

export async function forgetChanges(account: string): Promise<void> {
  const db = await localDb();
  await db.delete('changes', rangeOf(account));
}

const rangeOf = (account: string) => IDBKeyRange.bound(`${account}/`, `${account}/\uffff`);

/** Does this while no other tab, nor anybody else in this one, sends changes. */
export async function whileSending<T>(work: () => Promise<T>): Promise<T> {
  // Where pages come over plain HTTP there are no locks; each change may be made twice.
  if (!navigator.locks) return work();
  return navigator.locks.request('changes', work);
}
