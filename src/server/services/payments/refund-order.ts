import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/order.ts';
import type { OrderRow } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';
import { syncOrder } from './sync-order.ts';

/**
 * Gives the money of an order back, and takes back what is unspent of what it gave. Asked again, it does nothing more.
 * @throws PaymentRefused or PaymentUncertain when the provider did not do so
 */
export async function refundOrder(context: PaymentContext, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.providerPaymentId || order.status === 'refunded') return order;
  const { providerPaymentId: paymentId, id } = order;
  await needProvider(context).refund({ paymentId, reference: id });
  return syncOrder(context, order);
}
