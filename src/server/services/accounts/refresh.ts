import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tokens } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { logins, refreshTokens } from '../../db/schema/login.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { revokeLogin } from './revoke.ts';
import { isStanding, thisHour } from './standing-login.ts';
import { hashToken, issueTokens } from './tokens.ts';

/** A used token is good for a little longer: two tabs may refresh at once, or an answer may get lost. */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for a new pair. A token that was used long ago is in two hands: then its login
 * is over.
 * @throws ServiceError SESSION_EXPIRED
 */
export async function refreshLogin(context: Context, refreshToken: string): Promise<Tokens> {
  const hash = hashToken(refreshToken);
  const tokens = await context.db.transaction(async (tx) => {
    const caller = (await useToken(tx, hash)) ?? (await reuseToken(tx, hash));
    if (!caller) return undefined;
    await rememberUse(tx, caller.loginId);
    return issueTokens(tx, context.signer, caller);
  });
  // Thrown outside, so that revoking a login is committed.
  if (!tokens) throw new ServiceError('SESSION_EXPIRED');
  return tokens;
}

const caller = { userId: logins.userId, loginId: logins.id };

/** One statement decides who of several callers is first. */
async function useToken(tx: Executor, hash: Buffer): Promise<Caller | undefined> {
  const [used] = await tx
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .from(logins)
    .where(
      and(
        eq(refreshTokens.hash, hash),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, sql`now()`),
        eq(logins.id, refreshTokens.loginId),
        isStanding,
      ),
    )
    .returning(caller);
  return used;
}

async function reuseToken(tx: Executor, hash: Buffer): Promise<Caller | undefined> {
  const [used] = await tx
    .select({
      ...caller,
      isRecent: sql<boolean>`${refreshTokens.usedAt} > now() - make_interval(secs => ${graceSeconds})`,
    })
    .from(refreshTokens)
    .innerJoin(logins, eq(logins.id, refreshTokens.loginId))
    .where(and(eq(refreshTokens.hash, hash), isNotNull(refreshTokens.usedAt), isStanding));
  if (!used) return undefined;
  if (used.isRecent) return used;
  await revokeLogin(tx, used.loginId, used.userId);
  return undefined;
}

async function rememberUse(tx: Executor, loginId: string): Promise<void> {
  await tx
    .update(logins)
    .set({ lastUsedAt: thisHour })
    .where(and(eq(logins.id, loginId), lt(logins.lastUsedAt, thisHour)));
}
