import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { ServiceError } from '../../errors.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { addToBalance } from './balance.ts';

interface Hold {
  userId: string;
  generationId: string;
  credits: number;
}

/**
 * Sets credits aside for a generation, from the grants that expire first.
 * @throws ServiceError INSUFFICIENT_CREDITS, or SESSION_EXPIRED for an account that has just been closed
 */
export async function holdCredits(tx: Executor, { userId, generationId, credits }: Hold): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new ServiceError('SESSION_EXPIRED');
  const grants = await tx
    .select({ id: creditGrants.id, remaining: creditGrants.remaining })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.userId, userId),
        gt(creditGrants.remaining, 0),
        gt(creditGrants.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(creditGrants.expiresAt), asc(creditGrants.id));

  let missing = credits;
  for (const grant of grants) {
    if (missing === 0) break;
    const taken = Math.min(grant.remaining, missing);
    missing -= taken;
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} - ${taken}` })
      .where(eq(creditGrants.id, grant.id));
    await tx
      .insert(creditEntries)
      .values({ id: newId(), userId, grantId: grant.id, generationId, kind: 'hold', credits: taken });
  }
  if (missing > 0) throw new ServiceError('INSUFFICIENT_CREDITS');
  await addToBalance(tx, userId, -credits);
}
