import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { logins } from '../../db/schema/login.ts';

/** Ends one login: none of its tokens is good any more. */
export const revokeLogin = (tx: Executor, loginId: string): Promise<void> =>
  revokeWhere(tx, eq(logins.id, loginId));

/** Ends all of somebody's logins. */
export const revokeLoginsOf = (tx: Executor, userId: string): Promise<void> =>
  revokeWhere(tx, eq(logins.userId, userId));

async function revokeWhere(tx: Executor, which: SQL): Promise<void> {
  await tx
    .update(logins)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(logins.revokedAt)));
}
