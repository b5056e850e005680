import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { type AccountChange, accountChangeMail } from '../../mails/account-change.ts';

/**
 * Has the owner of an account told by mail what was changed about it. Call it in the transaction that changes it: the
 * mail goes out after that is committed, and the change does not wait for it.
 */
export async function tellOwner(
  { queue, config }: Context,
  tx: Executor,
  userId: string,
  change: AccountChange,
  language: Language,
): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await queue.add('mail', accountChangeMail(user.email, language, change, config.publicUrl), tx);
}
