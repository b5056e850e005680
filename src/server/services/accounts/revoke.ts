import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { given } from '../../db/given.ts';
import { logins } from '../../db/schema/login.ts';
import { isStanding } from './standing-login.ts';

/** Ends one login of somebody: none of its tokens is good any more. Returns whether it was not ended before. */
export const revokeLogin = (tx: Executor, loginId: string, userId: string): Promise<boolean> =>
  revokeWhere(tx, and(eq(logins.id, loginId), eq(logins.userId, userId)));

/** Ends all of somebody's logins, but one if that is named. Returns whether there were any. */
export const revokeLoginsOf = (tx: Executor, userId: string, exceptId?: string): Promise<boolean> =>
  revokeWhere(
    tx,
    and(
      eq(logins.userId, userId),
      given(exceptId, (id) => ne(logins.id, id)),
    ),
  );

async function revokeWhere(tx: Executor, which: SQL | undefined): Promise<boolean> {
  const ended = await tx
    .update(logins)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isStanding))
    .returning({ id: logins.id });
  return ended.length > 0;
}
