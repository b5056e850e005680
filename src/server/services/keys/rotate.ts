import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type KeyPurpose, signingKeys } from '../../db/schema/signing-key.ts';
import { newKey } from './keyring.ts';

/** Makes a new key for a purpose. It signs in two minutes; what the one before signed stays good until it runs out. */
export async function rotateKey(db: Database, purpose: KeyPurpose): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(signingKeys)
      .set({ retiredAt: sql`now()` })
      .where(and(eq(signingKeys.purpose, purpose), isNull(signingKeys.retiredAt)));
    await tx.insert(signingKeys).values(newKey(purpose));
  });
}
