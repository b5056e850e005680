import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import type { LoginRecord } from '#contract/login.ts';
import type { Context } from '../../context.ts';
import { logins, refreshTokens } from '../../db/schema/login.ts';
import type { Caller } from '../../signer.ts';
import { isStanding } from './standing-login.ts';

/** More than anybody has, unless a program makes them. */
const maxListed = 100;

/** The caller's logins that can still be used, those used last first. */
export async function listLogins({ db }: Context, caller: Caller): Promise<LoginRecord[]> {
  const goodToken = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.loginId, logins.id), gt(refreshTokens.expiresAt, sql`now()`)));
  const own = await db
    .select()
    .from(logins)
    .where(and(eq(logins.userId, caller.userId), isStanding, exists(goodToken)))
    .orderBy(desc(eq(logins.id, caller.loginId)), desc(logins.lastUsedAt), desc(logins.id))
    .limit(maxListed);
  return own.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
    ...{ id, browser, system },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === caller.loginId,
  }));
}
