import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { creditEntries } from '../../db/schema/credit.ts';

/** The ledger of an account: the hundred latest entries, newest first. */
export function latestCreditEntries(db: Executor, userId: string) {
  return db
    .select({
      at: creditEntries.createdAt,
      kind: creditEntries.kind,
      credits: creditEntries.credits,
      generation: creditEntries.generationId,
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.createdAt))
    .limit(100);
}
