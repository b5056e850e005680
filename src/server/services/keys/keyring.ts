import { randomBytes } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { type KeyPurpose, keyPurposes, signingKeys } from '../../db/schema/signing-key.ts';
import type { Keys } from '../../signer.ts';
import { secondsNeeded } from './key-lifetimes.ts';

type StoredKey = typeof signingKeys.$inferSelect;

const reloadEveryMs = 60_000;
/** Every process knows a key by then, so that none meets a signature by one that it has never heard of. */
const settledAfterMs = 2 * reloadEveryMs;

/** This installation's keys as one process knows them: made at the first start, and looked up anew every minute. */
export class Keyring implements Keys {
  readonly #db: Database;
  readonly #timer: NodeJS.Timeout;
  /** The oldest first. */
  #keys: StoredKey[] = [];

  private constructor(db: Database, log: Logger) {
    this.#db = db;
    const reload = () => this.reload().catch((error) => log.warn({ err: error }, 'keys not looked up'));
    this.#timer = setInterval(reload, reloadEveryMs).unref();
  }

  static async open(db: Database, log: Logger): Promise<Keyring> {
    // Of processes that start together the first makes the key.
    for (const purpose of keyPurposes)
      await db.insert(signingKeys).values(newKey(purpose)).onConflictDoNothing();
    const keyring = new Keyring(db, log);
    await keyring.reload();
    return keyring;
  }

  async reload(): Promise<void> {
    this.#keys = await this.#db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  current(purpose: KeyPurpose): Buffer {
    const keys = this.#keys.filter((key) => key.purpose === purpose);
    const settled = keys.findLast((key) => key.createdAt.getTime() <= Date.now() - settledAfterMs);
    const key = settled ?? keys[0];
    if (!key) throw new Error(`there is no key for ${purpose}`);
    return Buffer.from(key.key, 'base64');
  }

  accepted(purpose: KeyPurpose): Buffer[] {
    const neededAfter = Date.now() - secondsNeeded(purpose) * 1000;
    return this.#keys
      .filter((key) => key.purpose === purpose)
      .filter(({ retiredAt }) => !retiredAt || retiredAt.getTime() > neededAfter)
      .map((key) => Buffer.from(key.key, 'base64'));
  }
}

export const newKey = (purpose: KeyPurpose) => ({
  id: newId(),
  purpose,
  key: randomBytes(32).toString('base64'),
});
