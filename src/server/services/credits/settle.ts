import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { addToBalance } from './balance.ts';

/** Makes the credits held for a generation final. Call it once, in the transaction that ends the generation. */
export async function spendHold(tx: Executor, generationId: string): Promise<void> {
  for (const hold of await holdsOf(tx, generationId)) {
    await tx.insert(creditEntries).values({ ...hold, id: newId(), generationId, kind: 'spend' });
  }
}

/** Gives the credits held for a generation back to the grants that they came from. */
export async function releaseHold(tx: Executor, generationId: string): Promise<void> {
  for (const hold of await holdsOf(tx, generationId)) {
    await tx.insert(creditEntries).values({ ...hold, id: newId(), generationId, kind: 'release' });
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} + ${hold.credits}` })
      .where(eq(creditGrants.id, hold.grantId));
    await addToBalance(tx, hold.userId, hold.credits);
  }
}

function holdsOf(tx: Executor, generationId: string) {
  return tx
    .select({
      userId: creditEntries.userId,
      grantId: creditEntries.grantId,
      credits: creditEntries.credits,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.generationId, generationId), eq(creditEntries.kind, 'hold')));
}
