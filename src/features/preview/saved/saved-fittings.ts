import { localDb } from '#lib/local-db.ts';
import { type Fitting, picturesOf } from '../fitting/fitting.ts';

/** A try-on as it is kept. */
export interface SavedFitting {
  readonly id: string;
  readonly savedAt: number;
  readonly fitting: Fitting;
  readonly thumbnail: Blob | null;
}

/** Changes when an older version's try-ons could not be shown any more: they are then left alone and not listed. */
const version = 1;

interface Row extends SavedFitting {
  readonly version: number;
}

export async function saveFitting(saved: SavedFitting): Promise<void> {
  const db = await localDb();
  await db.put('fittings', { ...saved, version } satisfies Row, saved.id);
}

export async function loadFitting(id: string): Promise<SavedFitting | null> {
  const row = await (await localDb()).get('fittings', id);
  return isRow(row) ? row : null;
}

/** Latest first. */
export async function listFittings(): Promise<SavedFitting[]> {
  const rows = await (await localDb()).getAll('fittings');
  return rows.filter(isRow).sort((a, b) => b.savedAt - a.savedAt);
}

/** Removes a try-on with its pictures, except those that others show as well. */
export async function deleteFitting(id: string): Promise<string[]> {
  const db = await localDb();
  await db.delete('fittings', id);
  return deleteStrayPictures();
}

/**
 * Removes the pictures that belong to no try-on.
 *
 * @param inUse pictures of a try-on that is not saved yet
 */
export async function deleteStrayPictures(inUse: readonly string[] = []): Promise<string[]> {
  const db = await localDb();
  const change = db.transaction(['fittings', 'pictures'], 'readwrite');
  const rows = await change.objectStore('fittings').getAll();
  const used = new Set([...inUse, ...rows.filter(isRow).flatMap(({ fitting }) => picturesOf(fitting))]);
  const pictures = change.objectStore('pictures');
  const strays = (await pictures.getAllKeys()).filter((key) => !used.has(key));
  await Promise.all([...strays.map((key) => pictures.delete(key)), change.done]);
  return strays;
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'version' in row && row.version === version;
}
