import { eq } from 'drizzle-orm';
import type { User } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';

/** @throws ServiceError SESSION_EXPIRED when the account no longer exists */
export async function getProfile(context: Context, userId: string): Promise<User> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ServiceError('SESSION_EXPIRED');
  return toUser(user);
}

export function toUser(row: typeof users.$inferSelect): User {
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    avatar: null,
    membershipLevel: 'free',
    credits: row.credits,
    createdAt: row.createdAt.toISOString(),
  };
}
