import type { Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { getProfile } from './profile.ts';
import { openLogin } from './tokens.ts';

/** Opens a login for somebody who has shown who they are. */
export async function openSession(context: Context, userId: string, address: string): Promise<Session> {
  const tokens = await context.db.transaction((tx) => openLogin(tx, context.signer, userId, address));
  return { ...tokens, user: await getProfile(context, userId) };
}
