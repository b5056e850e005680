import { eq } from 'drizzle-orm';
import type { AdminUser } from '#contract/admin.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { findAccounts } from '../accounts/find.ts';

/** Accounts whose name or email holds the text, the newest first. */
export async function searchUsers(db: Executor, text: string): Promise<AdminUser[]> {
  const rows = await findAccounts(db, text);
  return rows.map(({ id, username, email, credits, isOperator, createdAt, closedAt }) => ({
    ...{ id, username, email, credits, isOperator },
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/** @throws ServiceError ACCOUNT_NOT_FOUND */
export async function checkAccount(db: Executor, userId: string): Promise<void> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!found) throw new ServiceError('ACCOUNT_NOT_FOUND');
}
