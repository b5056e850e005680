import { eq, or, sql } from 'drizzle-orm';
import type { Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { GoogleIdentity } from '../../providers/oidc/google.ts';
import { createUser } from './create-user.ts';
import { freeUsername } from './free-username.ts';
import { openSession } from './open-session.ts';
import { revokeLoginsOf } from './revoke.ts';

/**
 * Signs in by Google's ID token, opening an account for somebody new.
 * @throws ServiceError GOOGLE_SIGN_IN_FAILED
 */
export async function signInWithGoogle(context: Context, token: string, address: string): Promise<Session> {
  const identity = await context.google?.verify(token);
  if (!identity) throw new ServiceError('GOOGLE_SIGN_IN_FAILED');
  const userId = await context.db.transaction((tx) => findOrCreate(tx, identity));
  return openSession(context, userId, address);
}

async function findOrCreate(tx: Executor, { subject, email, name }: GoogleIdentity): Promise<string> {
  const [user] = await tx
    .select()
    .from(users)
    .where(or(eq(users.googleSubject, subject), eq(sql`lower(${users.email})`, email)))
    .orderBy(sql`${users.googleSubject} = ${subject} desc nulls last`)
    .limit(1);
  if (user?.closedAt) throw new ServiceError('GOOGLE_SIGN_IN_FAILED');
  if (!user) {
    const username = await freeUsername(tx, name ?? email);
    return createUser(tx, { username, email, googleSubject: subject });
  }
  if (!user.googleSubject) await link(tx, user.id, subject);
  return user.id;
}

/**
 * Joins an account that was opened with this email to its owner's Google account. Nobody had checked that
 * email: whoever opened it may have been somebody else, so their password and their logins end here.
 */
async function link(tx: Executor, userId: string, googleSubject: string): Promise<void> {
  await tx.update(users).set({ googleSubject, passwordHash: null }).where(eq(users.id, userId));
  await revokeLoginsOf(tx, userId);
}
