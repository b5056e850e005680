import { localDb } from '#lib/local-db.ts';
import { tellIfFull } from './tell-full.ts';

/**
 * Photos and designs by id: in the browser's database, and at hand for as long as the page is open. So a private
 * window, which may have no database, works as well until it is closed.
 */
export class PictureStore {
  readonly #atHand = new Map<string, Blob>();

  async put(picture: Blob, id: string = crypto.randomUUID()): Promise<string> {
    this.#atHand.set(id, picture);
    const db = await localDb().catch(() => null);
    await db?.put('pictures', picture, id).catch(tellIfFull);
    return id;
  }

  /** @throws when it is not there any more */
  async get(id: string): Promise<Blob> {
    const found = this.#atHand.get(id) ?? (await (await localDb()).get('pictures', id));
    if (!found) throw new Error(`picture ${id} is gone`);
    this.#atHand.set(id, found);
    return found;
  }

  /** Puts pictures that are at hand back into the database, where they may have been deleted. */
  async putBack(ids: Iterable<string>): Promise<void> {
    const db = await localDb().catch(() => null);
    for (const id of ids) {
      const picture = this.#atHand.get(id);
      if (picture) await db?.put('pictures', picture, id).catch(() => undefined);
    }
  }

  forget(ids: Iterable<string>): void {
    for (const id of ids) this.#atHand.delete(id);
  }
}
