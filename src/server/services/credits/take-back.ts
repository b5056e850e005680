import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { addToBalance } from './balance.ts';

/**
 * Takes back what is left of some grants of an account that is locked. They are over at once: what a drawing under way
 * still holds of them does not come back to be spent. Returns how many credits.
 */
export async function takeBackCredits(tx: Executor, which: SQL): Promise<number> {
  const grants = await tx.select().from(creditGrants).where(which);
  let taken = 0;
  for (const { id, userId, remaining } of grants) {
    await tx
      .update(creditGrants)
      .set({ remaining: 0, expiresAt: sql`least(${creditGrants.expiresAt}, now())` })
      .where(eq(creditGrants.id, id));
    if (remaining === 0) continue;
    await tx
      .insert(creditEntries)
      .values({ id: newId(), userId, grantId: id, kind: 'take-back', credits: remaining });
    await addToBalance(tx, userId, -remaining);
    taken += remaining;
  }
  return taken;
}
