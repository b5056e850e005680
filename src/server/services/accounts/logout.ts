import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../signer.ts';
import { revokeLogin, revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';

/** Ends the login that the caller's access token belongs to. */
export async function logout({ db }: Context, { loginId, userId }: Caller): Promise<void> {
  await revokeLogin(db, loginId, userId);
}

/** Ends all of the caller's logins, and tells the owner by mail. */
export async function logoutEverywhere(
  context: Context,
  { userId }: Caller,
  language: Language,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await revokeLoginsOf(tx, userId);
    await tellOwner(context, tx, userId, 'logins-ended', language);
  });
}
