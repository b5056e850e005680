import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Credentials, Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Client } from './client.ts';
import { LoginGuard } from './login-guard.ts';
import { openSession } from './open-session.ts';
import { verify } from './passwords.ts';

/**
 * Logs in with a password.
 * @throws ServiceError ACCOUNT_NOT_FOUND, WRONG_CREDENTIALS or RATE_LIMITED
 */
export async function login(
  context: Context,
  { email, password }: Credentials,
  client: Client,
): Promise<Session> {
  const { address } = client;
  const [user] = await context.db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)));
  if (!user) {
    await context.rateLimits.count('login-address', address);
    throw new ServiceError('ACCOUNT_NOT_FOUND');
  }

  const guard = await LoginGuard.admit(context, user.id, address);
  if (!user.passwordHash || !(await verify(user.passwordHash, password)))
    throw new ServiceError('WRONG_CREDENTIALS');
  await guard.forgive();
  return openSession(context, user.id, client, user.passwordHash);
}
