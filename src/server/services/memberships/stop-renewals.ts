import { and, eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/subscription.ts';
import type { PaymentContext } from '../payments/payment-context.ts';

/** Tells the provider that a membership renews no more, if that is still to be said. A provider that is away is told later. */
export async function stopRenewals(context: PaymentContext, subscriptionId: string): Promise<void> {
  const { db, payment, log } = context;
  const isDue = and(eq(subscriptions.id, subscriptionId), eq(subscriptions.mustCancel, true));
  const [due] = await db.select().from(subscriptions).where(isDue);
  if (!due || !payment || due.provider !== payment.id) return;
  try {
    await payment.cancelSubscription(due.providerSubscriptionId);
    await db.update(subscriptions).set({ mustCancel: false }).where(isDue);
  } catch (error) {
    log.error({ err: error, subscriptionId }, 'a membership could not be cancelled at the provider yet');
  }
}
