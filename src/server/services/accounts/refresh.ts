import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tokens } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { refreshTokens } from '../../db/schema/refresh-token.ts';
import { ServiceError } from '../../errors.ts';
import { hashToken, issueTokens } from './tokens.ts';

/** A used token is good for a little longer: two tabs may refresh at once, or an answer may get lost. */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for a new pair. A token used long ago was stolen or copied: then its whole
 * family is revoked.
 * @throws ServiceError SESSION_EXPIRED
 */
export async function refreshTokensOf(context: Context, refreshToken: string): Promise<Tokens> {
  const hash = hashToken(refreshToken);
  const tokens = await context.db.transaction(async (tx) => {
    const owner = (await useToken(tx, hash)) ?? (await reuseToken(tx, hash));
    return owner && issueTokens(tx, context.signer, owner.userId, owner.familyId);
  });
  // Thrown outside, so that revoking a family is committed.
  if (!tokens) throw new ServiceError('SESSION_EXPIRED');
  return tokens;
}

const owner = { userId: refreshTokens.userId, familyId: refreshTokens.familyId };

/** One statement decides who of several callers is first. */
async function useToken(tx: Executor, hash: Buffer) {
  const [row] = await tx
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(refreshTokens.hash, hash),
        isNull(refreshTokens.usedAt),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, sql`now()`),
      ),
    )
    .returning(owner);
  return row;
}

async function reuseToken(tx: Executor, hash: Buffer) {
  const [row] = await tx
    .select({
      ...owner,
      isRecent: sql<boolean>`${refreshTokens.usedAt} > now() - make_interval(secs => ${graceSeconds})`,
    })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.revokedAt)));
  if (!row || row.isRecent === null) return undefined;
  if (row.isRecent) return row;
  await revokeFamily(tx, row.familyId);
  return undefined;
}

/** Ends one login: none of its refresh tokens is good any more. */
export async function revokeFamily(tx: Executor, familyId: string): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)));
}
