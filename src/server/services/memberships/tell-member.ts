import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { type MembershipNews, membershipMail } from '../../mails/membership.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Subscription } from './subscription.ts';

/** Has a member told what became of their membership, once the transaction is committed. */
export async function tellMember(
  tx: Executor,
  { queue, config }: Pick<PaymentContext, 'queue' | 'config'>,
  subscription: Subscription,
  news: MembershipNews,
): Promise<void> {
  const { userId, language, plan, periodEndsAt, graceUntil } = subscription;
  const [user] = await tx
    .select({ email: users.email, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.closedAt) return;
  const day = news === 'renewal-failed' ? graceUntil : periodEndsAt;
  await queue.add('mail', membershipMail(user.email, language, news, plan, day, config.publicUrl), tx);
}
