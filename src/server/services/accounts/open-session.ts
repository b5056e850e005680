import type { Session } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import type { Client } from './client.ts';
import { getProfile } from './profile.ts';
import { openLogin } from './tokens.ts';

/** Opens a login for somebody who has shown who they are. */
export async function openSession(context: Context, userId: string, client: Client): Promise<Session> {
  const tokens = await context.db.transaction((tx) => openLogin(tx, context.signer, userId, client));
  return { ...tokens, user: await getProfile(context, userId) };
}
