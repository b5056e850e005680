import type { Context } from '../../context.ts';
import type { Caller } from '../../signer.ts';
import { revokeLogin } from './refresh.ts';

/** Ends the login that the caller's access token belongs to. */
export async function logout(context: Context, caller: Caller): Promise<void> {
  await revokeLogin(context.db, caller.loginId);
}
