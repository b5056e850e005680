import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

/** Moves the cached balance along with the ledger; call it in the same transaction. */
export async function addToBalance(tx: Executor, userId: string, credits: number): Promise<void> {
  await tx
    .update(users)
    .set({ credits: sql`${users.credits} + ${credits}` })
    .where(eq(users.id, userId));
}
