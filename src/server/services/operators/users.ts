import { desc, eq, ilike, or } from 'drizzle-orm';
import type { AdminUser } from '#contract/admin.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';

const mostFound = 50;

/** Accounts whose name or email holds the text, the newest first. */
export async function searchUsers(db: Executor, text: string): Promise<AdminUser[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select()
    .from(users)
    .where(text ? or(ilike(users.username, pattern), ilike(users.email, pattern)) : undefined)
    .orderBy(desc(users.createdAt))
    .limit(mostFound);
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
