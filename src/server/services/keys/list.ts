import { asc } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { type KeyPurpose, signingKeys } from '../../db/schema/signing-key.ts';
import { secondsNeeded } from './key-lifetimes.ts';

export interface KeyRecord {
  id: string;
  purpose: KeyPurpose;
  createdAt: Date;
  retiredAt: Date | null;
  /** Until when what it signed is believed; null while it is on. */
  neededUntil: Date | null;
}

/** All keys, without what they are. */
export async function listKeys(db: Executor): Promise<KeyRecord[]> {
  const keys = await db
    .select()
    .from(signingKeys)
    .orderBy(asc(signingKeys.purpose), asc(signingKeys.createdAt));
  return keys.map(({ id, purpose, createdAt, retiredAt }) => {
    const neededUntil = retiredAt && new Date(retiredAt.getTime() + secondsNeeded(purpose) * 1000);
    return { id, purpose, createdAt, retiredAt, neededUntil };
  });
}
