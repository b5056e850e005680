import type { Page } from '@playwright/test';

export type LocalStore = 'queries' | 'tryOns' | 'pictures' | 'drawings';

/** A row of the browser's database: its key, and its value as JSON, in which blobs are empty objects. */
export interface KeptRow {
  key: string;
  json: string;
}

/** What the app keeps in one store of the browser's database. */
export function keptRows(page: Page, store: LocalStore): Promise<KeptRow[]> {
  return page.evaluate(
    (name) =>
      new Promise<KeptRow[]>((resolve, reject) => {
        const opening = indexedDB.open('inkwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows: KeptRow[] = [];
          const reading = opening.result.transaction(name).objectStore(name).openCursor();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (cursor) {
              rows.push({ key: String(cursor.key), json: JSON.stringify(cursor.value) });
              cursor.continue();
              return;
            }
            opening.result.close();
            resolve(rows);
          };
        };
      }),
    store,
  );
}

/** All that it keeps there, as one text to look for words in. */
export async function keptText(page: Page, store: LocalStore): Promise<string> {
  return JSON.stringify(await keptRows(page, store));
}
