import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/order.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { syncSubscription } from '../memberships/sync-subscription.ts';
import type { OrderRow } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';
import { settleDispute } from './settle-dispute.ts';
import { settleOrder } from './settle-order.ts';

/** Asks the provider where an order stands, and brings it there. Returns the order as it is then. */
export async function syncOrder(context: PaymentContext, order: OrderRow): Promise<OrderRow | undefined> {
  const { db } = context;
  if (order.subscriptionId) {
    const [subscription] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, order.subscriptionId));
    if (subscription) await syncSubscription(context, subscription);
  } else {
    await settleOrder(context, order, await needProvider(context).findOrder(order.providerOrderId));
  }
  await settleDispute(context, order.id);
  const [synced] = await db.select().from(orders).where(eq(orders.id, order.id));
  return synced;
}
