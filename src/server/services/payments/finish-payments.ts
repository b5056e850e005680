import { and, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { type OrderState, orders } from '../../db/schema/order.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { PaymentRefused } from '../../providers/payment/payment-provider.ts';
import { syncSubscription } from '../memberships/sync-subscription.ts';
import type { Difference } from './difference.ts';
import type { OrderRow } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';
import { settleOrder, unpaidStates } from './settle-order.ts';
import { syncOrder } from './sync-order.ts';

const openStates: OrderState[] = ['created', 'pending', 'paid', 'failed', 'cancelled', 'disputed'];

/** Brings every order that is open here to where it stands at the provider. */
export async function finishOrders(context: PaymentContext, since: Date): Promise<Difference[]> {
  const { db } = context;
  const { id: providerId } = needProvider(context);
  const open = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, providerId),
        inArray(orders.status, openStates),
        // What is on its way is looked after however old it is.
        or(gte(orders.createdAt, since), inArray(orders.status, ['pending', 'paid', 'disputed'])),
        isNull(orders.subscriptionId),
      ),
    );
  const differences: Difference[] = [];
  for (const order of open) {
    const { id, status, providerPaymentId } = order;
    try {
      const synced = await syncOrder(context, order);
      if (synced && synced.status !== status) {
        const detail = `${status} → ${synced.status}`;
        differences.push({
          ...{ problem: 'was not finished', order: id, detail, isFixed: true },
          payment: synced.providerPaymentId,
        });
      } else if (status === 'paid') {
        differences.push({
          ...{ problem: 'another amount was paid', order: id, payment: providerPaymentId, isFixed: false },
          detail: `${order.amount} ${order.currency} were asked for`,
        });
      }
    } catch (error) {
      // Providers forget orders that were never paid.
      if (error instanceof PaymentRefused && unpaidStates.includes(status)) await giveUp(context, order);
      else
        differences.push({
          ...{ problem: 'could not be looked up', order: id, payment: providerPaymentId, isFixed: false },
          detail: (error as Error).message,
        });
    }
  }
  return differences;
}

/** What is gone at the provider was not paid. */
async function giveUp(context: PaymentContext, order: OrderRow): Promise<void> {
  const { currency } = order;
  const nothing = { paymentId: null, amount: 0, refundedAmount: 0, currency, declined: null };
  await settleOrder(context, order, { ...nothing, status: 'CREATED' });
}

/** Likewise every membership that has not ended. */
export async function finishSubscriptions(context: PaymentContext): Promise<Difference[]> {
  const { id: providerId } = needProvider(context);
  const running = await context.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, providerId), ne(subscriptions.status, 'ended')));
  const differences: Difference[] = [];
  for (const subscription of running) {
    const payment = subscription.providerSubscriptionId;
    try {
      const { status, periodEndsAt } = await syncSubscription(context, subscription);
      const isSame =
        status === subscription.status && periodEndsAt?.getTime() === subscription.periodEndsAt?.getTime();
      if (isSame) continue;
      const detail = `membership ${subscription.status} → ${status}`;
      differences.push({ problem: 'was not finished', order: null, payment, detail, isFixed: true });
    } catch (error) {
      const detail = (error as Error).message;
      differences.push({ problem: 'could not be looked up', order: null, payment, detail, isFixed: false });
    }
  }
  return differences;
}
