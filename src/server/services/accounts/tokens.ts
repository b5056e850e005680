import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tokens } from '#contract/account.ts';
import type { Executor } from '../../db/client.ts';
import { refreshTokens } from '../../db/schema/refresh-token.ts';
import { accessTokenSeconds, type Signer } from '../../signer.ts';

const refreshTokenDays = 30;

/** Issues an access token and a refresh token, opening a new family of them unless one is given. */
export async function issueTokens(
  tx: Executor,
  signer: Signer,
  userId: string,
  familyId: string = randomUUID(),
): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({
    hash: hashToken(refreshToken),
    familyId,
    userId,
    expiresAt: sql`now() + make_interval(days => ${refreshTokenDays})`,
  });
  const accessToken = await signer.signAccessToken({ userId, familyId });
  return { accessToken, refreshToken, expiresIn: accessTokenSeconds };
}

/** Tokens are random and long, so that a plain hash hides them well. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
