import { eq } from 'drizzle-orm';
import type { ProfileUpdate, User } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { violatedConstraint } from '../violated-constraint.ts';
import { checkStanding } from './check-login.ts';
import { endResetLinks } from './password-reset.ts';
import { hash, verify } from './passwords.ts';
import { getProfile } from './profile.ts';
import { revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Changes what is given. A new password ends all other logins and all mailed links, and the owner is told.
 * @throws ServiceError NEW_USERNAME_TAKEN or WRONG_PASSWORD
 */
export async function updateProfile(
  context: Context,
  caller: Caller,
  change: ProfileUpdate,
  language: Language,
): Promise<User> {
  const { username, password, currentPassword = '' } = change;
  if (password) await checkPassword(context, caller.userId, currentPassword);
  const passwordHash = password && (await hash(password));
  try {
    await context.db.transaction(async (tx) => {
      if (username) await tx.update(users).set({ username }).where(eq(users.id, caller.userId));
      if (!passwordHash) return;
      await tx.update(users).set({ passwordHash }).where(eq(users.id, caller.userId));
      // The account may have got another password, or owner, while this one was looked at.
      await checkStanding(tx, caller);
      await endResetLinks(tx, caller.userId);
      await revokeLoginsOf(tx, caller.userId, caller.loginId);
      await tellOwner(context, tx, caller.userId, 'password-changed', language);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_username_key') throw error;
    throw new ServiceError('NEW_USERNAME_TAKEN', { username: 'NEW_USERNAME_TAKEN' });
  }
  return getProfile(context, caller.userId);
}

/** @throws ServiceError WRONG_PASSWORD, or RATE_LIMITED after too many of them */
export async function checkPassword(context: Context, userId: string, password: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  await context.rateLimits.count('password-account', userId);
  if (!user?.passwordHash || !(await verify(user.passwordHash, password)))
    throw new ServiceError('WRONG_PASSWORD', { currentPassword: 'WRONG_PASSWORD' });
  await context.rateLimits.takeBack('password-account', userId);
}
