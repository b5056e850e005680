import { localDb } from '#lib/local-db.ts';
import { emptyTryOn, picturesOf, type TryOn } from '../try-on/try-on.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** A try-on as it is kept. */
export interface SavedTryOn {
  readonly id: string;
  readonly savedAt: number;
  readonly tryOn: TryOn;
  readonly thumbnail: Blob | null;
}

/** Changes when an older version's try-ons could not be shown any more: they are then left alone and not listed. */
const version = 1;

interface Row extends SavedTryOn {
  readonly version: number;
}

/**
 * Saves a try-on, unless another tab has changed or deleted it meanwhile.
 *
 * A thumbnail that is not there leaves the one before.
 *
 * @param basedOn when the try-on was saved that this one goes on from; null when it is new
 * @returns when it was saved; null when it was not
 */
export async function saveTryOn(
  { id, tryOn, thumbnail }: Omit<SavedTryOn, 'savedAt'>,
  basedOn: number | null,
): Promise<number | null> {
  const change = (await localDb()).transaction('tryOns', 'readwrite');
  const before = await change.store.get(id);
  const found = isRow(before) ? before : null;
  // Never the same time twice, by which the other tab could not tell that there is something new.
  const savedAt = Math.max(Date.now(), (found?.savedAt ?? 0) + 1);
  const isCurrent = (found?.savedAt ?? null) === basedOn;
  if (isCurrent) {
    const row: Row = { id, tryOn, thumbnail: thumbnail ?? found?.thumbnail ?? null, savedAt, version };
    await change.store.put(row, id);
  }
  await change.done;
  if (!isCurrent) return null;
  tellOtherTabs({ id, savedAt });
  return savedAt;
}

export async function loadTryOn(id: string): Promise<SavedTryOn | null> {
  const row = await (await localDb()).get('tryOns', id);
  return isRow(row) ? whole(row) : null;
}

/** Latest first. */
export async function listTryOns(): Promise<SavedTryOn[]> {
  const rows = await (await localDb()).getAll('tryOns');
  return rows
    .filter(isRow)
    .map(whole)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * Removes a try-on with its pictures, except those that others show as well.
 *
 * @returns the pictures that are gone
 */
export async function deleteTryOn(id: string): Promise<string[]> {
  const removed = await loadTryOn(id);
  const db = await localDb();
  await db.delete('tryOns', id);
  tellOtherTabs({ id, savedAt: null });
  const pictures = removed ? picturesOf(removed.tryOn) : [];
  return deletePictures((key) => pictures.includes(key));
}

/** Removes all try-ons with their pictures. */
export async function deleteAllTryOns(): Promise<void> {
  for (const { id } of await listTryOns()) await deleteTryOn(id);
}

/** Removes the pictures that belong to no try-on, such as those that were replaced. */
export async function deleteStrayPictures(): Promise<void> {
  await deletePictures(() => true);
}

async function deletePictures(isMeant: (key: string) => boolean): Promise<string[]> {
  const change = (await localDb()).transaction(['tryOns', 'pictures'], 'readwrite');
  const rows = await change.objectStore('tryOns').getAll();
  const used = new Set(rows.filter(isRow).flatMap(({ tryOn }) => picturesOf(tryOn)));
  const pictures = change.objectStore('pictures');
  const gone = (await pictures.getAllKeys()).filter((key) => isMeant(key) && !used.has(key));
  await Promise.all([...gone.map((key) => pictures.delete(key)), change.done]);
  return gone;
}

/** What try-ons have now and did not have when this one was saved is as at the beginning. */
function whole(row: Row): Row {
  return { ...row, tryOn: { ...emptyTryOn, ...row.tryOn } };
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'version' in row && row.version === version;
}
