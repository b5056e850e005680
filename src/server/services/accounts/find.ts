import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

/** Accounts whose name or email holds the text: the fifty newest. */
export function findAccounts(db: Executor, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({
      user: users.id,
      username: users.username,
      email: users.email,
      credits: users.credits,
      since: users.createdAt,
      closed: users.closedAt,
    })
    .from(users)
    .where(or(ilike(users.username, pattern), ilike(users.email, pattern)))
    .orderBy(desc(users.createdAt))
    .limit(50);
}

/** The id of the account with this email, however it is capitalized. */
export async function findUserId(db: Executor, email: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user?.id;
}
