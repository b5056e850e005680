import { eq, sql } from 'drizzle-orm';
import type { Session } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { GoogleIdentity } from '../../providers/oidc/google.ts';
import { violatedConstraint } from '../violated-constraint.ts';
import type { Client } from './client.ts';
import { createUser } from './create-user.ts';
import { freeUsername } from './free-username.ts';
import { openSession } from './open-session.ts';
import { endResetLinks } from './password-reset.ts';
import { revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Signs in by Google's ID token, opening an account for somebody new. Who may be bound to which account, and why, says
 * docs/decisions/002-google-sign-in.md.
 * @throws ServiceError GOOGLE_SIGN_IN_FAILED, GOOGLE_ACCOUNT_DIFFERS or GOOGLE_EMAIL_TAKEN
 */
export async function signInWithGoogle(context: Context, token: string, client: Client): Promise<Session> {
  const identity = await context.google?.verify(token);
  if (!identity) throw new ServiceError('GOOGLE_SIGN_IN_FAILED');
  const userId = await findOrCreate(context, identity, client.language);
  return openSession(context, userId, client);
}

async function findOrCreate(context: Context, identity: GoogleIdentity, language: Language): Promise<string> {
  const { subject, email, name } = identity;
  try {
    return await context.db.transaction(async (tx) => {
      // Two tabs of one person take turns: the second finds what the first has made.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`google ${subject}`}, 0))`);
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.googleSubject, subject));
      if (known) return known.id;
      const [sameEmail] = await tx
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email))
        .for('no key update');
      if (sameEmail) {
        await bind(context, tx, sameEmail, identity, language);
        return sameEmail.id;
      }
      const username = await freeUsername(tx, name ?? email);
      const emailVerifiedAt = identity.ownsEmail ? new Date() : null;
      return createUser(context, tx, { username, email, emailVerifiedAt, googleSubject: subject });
    });
  } catch (error) {
    // Somebody took the email or the name in this very moment.
    if (violatedConstraint(error)?.startsWith('users_')) throw new ServiceError('GOOGLE_SIGN_IN_FAILED');
    throw error;
  }
}

/** Binds an account that was opened with this email to its owner's Google account. */
async function bind(
  context: Context,
  tx: Executor,
  { id, googleSubject, emailVerifiedAt }: typeof users.$inferSelect,
  { subject, ownsEmail }: GoogleIdentity,
  language: Language,
): Promise<void> {
  if (googleSubject) throw new ServiceError('GOOGLE_ACCOUNT_DIFFERS');
  if (!ownsEmail) throw new ServiceError('GOOGLE_EMAIL_TAKEN');
  if (emailVerifiedAt) {
    await tx.update(users).set({ googleSubject: subject }).where(eq(users.id, id));
    return tellOwner(context, tx, id, 'google-bound', language);
  }
  await tx
    .update(users)
    .set({ googleSubject: subject, passwordHash: null, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, id));
  await endResetLinks(tx, id);
  await revokeLoginsOf(tx, id);
  await tellOwner(context, tx, id, 'google-took-over', language);
}
