import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { addToBalance } from './balance.ts';

/**
 * Makes `spent` of the credits held for a generation final, those first that expire first, and gives the others back
 * to the grants that they came from. Call it once, in the transaction that ends the generation and locks its account.
 */
export async function settleHold(tx: Executor, generationId: string, spent: number): Promise<void> {
  let left = spent;
  for (const { credits, ...hold } of await holdsOf(tx, generationId)) {
    const final = Math.min(credits, left);
    const released = credits - final;
    left -= final;
    const entry = { ...hold, generationId };
    if (final > 0)
      await tx.insert(creditEntries).values({ ...entry, id: newId(), kind: 'spend', credits: final });
    if (released === 0) continue;
    await tx.insert(creditEntries).values({ ...entry, id: newId(), kind: 'release', credits: released });
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} + ${released}` })
      .where(eq(creditGrants.id, hold.grantId));
    await addToBalance(tx, hold.userId, released);
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
    .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
    .where(and(eq(creditEntries.generationId, generationId), eq(creditEntries.kind, 'hold')))
    .orderBy(asc(creditGrants.expiresAt), asc(creditGrants.id));
}
