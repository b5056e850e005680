import { and, eq } from 'drizzle-orm';
import type { PaymentResult } from '#contract/payment.ts';
import type { Executor } from '../../db/client.ts';
import { type OrderState, orders } from '../../db/schema/order.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import type { OrderRow } from './find-order.ts';

const results: Record<OrderState, PaymentResult['status']> = {
  created: 'PENDING',
  pending: 'PENDING',
  paid: 'PENDING',
  granted: 'COMPLETED',
  disputed: 'COMPLETED',
  refunded: 'COMPLETED',
  failed: 'DECLINED',
  cancelled: 'DECLINED',
};

/** What came of an order, for its buyer. */
export function describeOrder({ id, status, planCode, amount, currency, ...order }: OrderRow): PaymentResult {
  return {
    status: results[status],
    ...{ creditsAdded: order.creditsAdded, planCode, amount, currency, orderId: id },
    declined: status === 'failed' ? order.declined : null,
  };
}

/** What came of agreeing to a membership: of its first payment, if one is due now. */
export async function describeSubscription(db: Executor, id: string): Promise<PaymentResult> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!subscription) throw new Error(`there is no membership ${id}`);
  const [first] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, id), eq(orders.period, 0)));
  if (first) return describeOrder(first);
  const { status, planCode, firstAmount, currency, declined } = subscription;
  return {
    status: status === 'scheduled' ? 'SCHEDULED' : declined ? 'DECLINED' : 'PENDING',
    ...{ creditsAdded: 0, planCode, amount: firstAmount, currency, orderId: null, declined },
  };
}
