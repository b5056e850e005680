import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Credentials, Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { toUser } from './profile.ts';
import { openLogin } from './tokens.ts';

/** @throws ServiceError ACCOUNT_NOT_FOUND or WRONG_CREDENTIALS */
export async function login(context: Context, { email, password }: Credentials): Promise<Session> {
  const [user] = await context.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (!user) throw new ServiceError('ACCOUNT_NOT_FOUND');
  if (!(await verify(user.passwordHash, password))) throw new ServiceError('WRONG_CREDENTIALS');
  const tokens = await context.db.transaction((tx) => openLogin(tx, context.signer, user.id));
  return { ...tokens, user: toUser(user) };
}
