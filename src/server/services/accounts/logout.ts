import type { Context } from '../../context.ts';
import type { Caller } from '../../signer.ts';
import { revokeLogin, revokeLoginsOf } from './revoke.ts';

/** Ends the login that the caller's access token belongs to, or all of the caller's. */
export async function logout(context: Context, caller: Caller, everywhere = false): Promise<void> {
  if (everywhere) await revokeLoginsOf(context.db, caller.userId);
  else await revokeLogin(context.db, caller.loginId);
}
