import { localDb } from '#lib/local-db.ts';
import type { DeviceDrawing } from './device-drawing.ts';

/** Of each account, and of whoever has none; a drawing is some 300 kB. */
export const maxKeptDrawings = 60;

/**
 * Designs that were drawn on this device: in the browser's database, and, where that is blocked or full, at hand for as
 * long as the page is open.
 */
export class DrawingStore {
  readonly #atHand = new Map<string, DeviceDrawing>();

  /** Keeps a drawing, in place of the oldest when there are too many. Tells whether it will outlive the page. */
  async add(drawing: DeviceDrawing): Promise<boolean> {
    try {
      const db = await localDb();
      await db.put('drawings', drawing, drawing.id);
    } catch {
      // Blocked or full. It can still be seen and downloaded, and the person is told.
      this.#atHand.set(drawing.id, drawing);
      return false;
    }
    const old = (await this.#stored()).filter(({ owner }) => owner === drawing.owner).slice(maxKeptDrawings);
    for (const { id } of old) await this.delete(id);
    return true;
  }

  /**
   * Puts back a drawing that was saved elsewhere.
   * @throws where the database is blocked or full
   */
  async restore(drawing: DeviceDrawing): Promise<void> {
    const db = await localDb();
    await db.put('drawings', drawing, drawing.id);
  }

  /** What this account has, and what belongs to whoever has the device; the newest first. */
  async list(account: string | null): Promise<DeviceDrawing[]> {
    const all = [...this.#atHand.values(), ...(await this.#stored())].toSorted(newestFirst);
    return all.filter(({ owner }) => owner === null || owner === account);
  }

  async delete(id: string): Promise<void> {
    this.#atHand.delete(id);
    const db = await localDb().catch(() => null);
    await db?.delete('drawings', id);
  }

  /** Leaves nothing of an account on the device. */
  async forget(account: string): Promise<void> {
    const own = (await this.list(account)).filter(({ owner }) => owner === account);
    for (const { id } of own) await this.delete(id);
  }

  async #stored(): Promise<DeviceDrawing[]> {
    const db = await localDb().catch(() => null);
    const rows = ((await db?.getAll('drawings')) ?? []) as DeviceDrawing[];
    return rows.filter(({ version }) => version === 1).toSorted(newestFirst);
  }
}

function newestFirst(a: DeviceDrawing, b: DeviceDrawing): number {
  return b.createdAt.localeCompare(a.createdAt) || a.output - b.output;
}

export const drawingStore = new DrawingStore();
