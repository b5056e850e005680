import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { generations } from '../../db/schema/generation.ts';
import { logins } from '../../db/schema/login.ts';
import { pushSubscriptions } from '../../db/schema/push-subscription.ts';
import { isStanding } from '../accounts/standing-login.ts';

/** Has each browser that wants to know told that a generation has ended: a job for each, so that each has its own attempts. */
export async function queueNews(
  { queue }: Pick<Context, 'queue'>,
  tx: Executor,
  generationId: string,
): Promise<void> {
  const subscribed = await tx
    .select({ loginId: pushSubscriptions.loginId })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.id, pushSubscriptions.loginId))
    .innerJoin(generations, eq(generations.userId, logins.userId))
    .where(and(eq(generations.id, generationId), isStanding));
  for (const { loginId } of subscribed) await queue.add('push', { generationId, loginId }, tx);
}
