import { eq } from 'drizzle-orm';
import type { Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Client } from './client.ts';
import { getProfile } from './profile.ts';
import { openLogin } from './tokens.ts';

/**
 * Opens a login for somebody who has shown who they are.
 * @param passwordHash what they showed it by, if it was a password
 * @throws ServiceError WRONG_CREDENTIALS when the account has another password by now
 */
export async function openSession(
  context: Context,
  userId: string,
  client: Client,
  passwordHash?: string,
): Promise<Session> {
  const tokens = await context.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('share');
    if (passwordHash && user?.passwordHash !== passwordHash) throw new ServiceError('WRONG_CREDENTIALS');
    return openLogin(tx, context.signer, userId, client);
  });
  return { ...tokens, user: await getProfile(context, userId) };
}
