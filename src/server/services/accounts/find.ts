import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

const mostFound = 50;

/** Accounts whose name or email holds the text, all where there is none: the newest. */
export function findAccounts(db: Executor, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(users)
    .where(text ? or(ilike(users.username, pattern), ilike(users.email, pattern)) : undefined)
    .orderBy(desc(users.createdAt))
    .limit(mostFound);
}

/** The id of the account with this email, however it is capitalized. */
export async function findUserId(db: Executor, email: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user?.id;
}
