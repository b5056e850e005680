import { and, eq, inArray } from 'drizzle-orm';
import { type OrderState, orders } from '../../db/schema/order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';

/**
 * Marks an order whose buyer asks their bank for the money, and one for which that is over. When the buyer is given
 * right, the provider gives the money back, and the order is refunded.
 */
export async function settleDispute(context: PaymentContext, orderId: string): Promise<void> {
  const { db } = context;
  const isSettled = and(eq(orders.id, orderId), inArray(orders.status, ['granted', 'disputed']));
  const [order] = await db.select().from(orders).where(isSettled);
  if (!order?.providerPaymentId) return;
  const dispute = await needProvider(context).findDispute(order.providerPaymentId);
  const status: OrderState = dispute === 'open' || dispute === 'lost' ? 'disputed' : 'granted';
  if (status === order.status) return;
  await db
    .update(orders)
    .set({ status })
    .where(and(eq(orders.id, orderId), eq(orders.status, order.status)));
}
