import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { memberships } from '../../db/schema/membership.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { stopRenewals } from './stop-renewals.ts';
import { tellMember } from './tell-member.ts';

/**
 * Stops the renewal of the caller's membership; what is paid for stays until it ends.
 * @throws ServiceError NO_MEMBERSHIP when nothing renews
 */
export async function cancelMembership(context: PaymentContext, { userId }: Caller): Promise<void> {
  const cancelled = await context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const stopped = await cancelSubscriptions(tx, userId);
    const [last] = stopped;
    if (!last) throw new ServiceError('NO_MEMBERSHIP');
    await tellMember(tx, context, last, 'cancelled');
    return stopped;
  });
  // If the provider is away, the hourly job tells it later.
  for (const { id } of cancelled) await stopRenewals(context, id);
}

/** Writes down that nothing of an account renews any more; the provider is told afterwards. */
export async function cancelSubscriptions(tx: Executor, userId: string) {
  const stopped = await tx
    .update(subscriptions)
    .set({ status: 'cancelled', mustCancel: true })
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, ['scheduled', 'active', 'past-due']),
      ),
    )
    .returning();
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(memberships).set({ renewsAt: null }).where(inArray(memberships.subscriptionId, ids));
  return stopped;
}
