import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { revokeLogin, revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Ends one of the caller's logins, and tells the owner by mail.
 * @throws ServiceError LOGIN_NOT_FOUND when it is none of theirs, or has ended already
 */
export async function endLogin(
  context: Context,
  { userId }: Caller,
  loginId: string,
  language: Language,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await revokeLogin(tx, loginId, userId))) throw new ServiceError('LOGIN_NOT_FOUND');
    await tellOwner(context, tx, userId, 'login-ended', language);
  });
}

/** Ends all of the caller's logins but the one that calls, and tells the owner by mail if there were any. */
export async function endOtherLogins(
  context: Context,
  { userId, loginId }: Caller,
  language: Language,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (await revokeLoginsOf(tx, userId, loginId))
      await tellOwner(context, tx, userId, 'other-logins-ended', language);
  });
}
