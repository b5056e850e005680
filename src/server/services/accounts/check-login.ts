import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { logins } from '../../db/schema/login.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { isStanding } from './standing-login.ts';

/**
 * Who an access token speaks for, provided that its login has not been ended since.
 * @throws ServiceError SESSION_EXPIRED
 */
export async function checkLogin({ db, signer }: Context, accessToken: string): Promise<Caller> {
  const caller = await signer.verifyAccessToken(accessToken);
  await checkStanding(db, caller);
  return caller;
}

/** @throws ServiceError SESSION_EXPIRED when the caller's login has been ended */
export async function checkStanding(db: Executor, caller: Caller): Promise<void> {
  const [login] = await db
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.id, caller.loginId), eq(logins.userId, caller.userId), isStanding));
  if (!login) throw new ServiceError('SESSION_EXPIRED');
}
