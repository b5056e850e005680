import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tokens } from '#contract/account.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { logins, refreshTokens } from '../../db/schema/login.ts';
import { accessTokenSeconds, type Caller, type Signer } from '../../signer.ts';
import type { Client } from './client.ts';
import { thisHour } from './standing-login.ts';

/** Days after which a login that nobody uses has ended. */
export const refreshTokenDays = 30;

/** Opens a login and issues its first tokens. */
export async function openLogin(
  tx: Executor,
  signer: Signer,
  userId: string,
  { address, device }: Client,
): Promise<Tokens> {
  const loginId = newId();
  await tx
    .insert(logins)
    .values({ id: loginId, userId, addressHash: hashToken(address), ...device, lastUsedAt: thisHour });
  return issueTokens(tx, signer, { userId, loginId });
}

/** Issues an access token and a refresh token for a login. */
export async function issueTokens(tx: Executor, signer: Signer, caller: Caller): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({
    hash: hashToken(refreshToken),
    loginId: caller.loginId,
    expiresAt: sql`now() + make_interval(days => ${refreshTokenDays})`,
  });
  return { accessToken: await signer.signAccessToken(caller), refreshToken, expiresIn: accessTokenSeconds };
}

/** Tokens are random and long, so that a plain hash hides them well. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
