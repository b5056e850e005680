import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

/**
 * Has transactions of one account take turns, so that none sees a stale balance. Whatever locks the account and one of
 * its generations locks the account first. Returns whether the account stands: false when it has been closed.
 */
export async function lockAccount(tx: Executor, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    // A stronger lock would deadlock with the one that a new row's foreign key already has on the account.
    .for('no key update');
  return user?.closedAt === null;
}
