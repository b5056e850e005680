import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { addToBalance } from '../credits/balance.ts';

/** Takes back what is left of grants that have expired. Returns how many grants. */
export async function expireCredits({ db }: Context): Promise<number> {
  const due = await db
    .select({ id: creditGrants.id, userId: creditGrants.userId })
    .from(creditGrants)
    .where(and(lte(creditGrants.expiresAt, sql`now()`), gt(creditGrants.remaining, 0)))
    .orderBy(asc(creditGrants.expiresAt));
  for (const grant of due) {
    await db.transaction(async (tx) => {
      // The same gate as for holds, so that what is left cannot change in between.
      await lockAccount(tx, grant.userId);
      const [current] = await tx.select().from(creditGrants).where(eq(creditGrants.id, grant.id));
      if (!current || current.remaining === 0) return;
      await tx.update(creditGrants).set({ remaining: 0 }).where(eq(creditGrants.id, grant.id));
      await tx.insert(creditEntries).values({
        id: newId(),
        userId: grant.userId,
        grantId: grant.id,
        kind: 'expire',
        credits: current.remaining,
      });
      await addToBalance(tx, grant.userId, -current.remaining);
    });
  }
  return due.length;
}
