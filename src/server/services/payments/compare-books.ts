import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/order.ts';
import type { BookedPayment } from '../../providers/payment/payment-provider.ts';
import type { Difference } from './difference.ts';
import { findOrder, type OrderRow } from './find-order.ts';

/** So far the books of providers lag behind. */
const lagMs = 4 * 3_600_000;

/** Looks every payment of the last days up on the other side. */
export async function compareBooks(
  db: Executor,
  provider: string,
  booked: BookedPayment[],
  since: Date,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const tell = (
    problem: Difference['problem'],
    order: OrderRow | undefined,
    payment: string | null,
    detail: string,
  ) => differences.push({ problem, order: order?.id ?? null, payment, detail, isFixed: false });
  for (const { paymentId, kind, amount, currency } of booked) {
    const order = await findOrder(db, provider, paymentId);
    const sum = `${amount} ${currency}`;
    if (!order) tell('payment is in no order', order, paymentId, sum);
    else if (kind === 'refund') {
      if (order.refundedAmount < amount) tell('refund is not in our books', order, paymentId, sum);
    } else if (amount !== order.amount || currency !== order.currency)
      tell('another amount was paid', order, paymentId, `${sum} for ${order.amount} ${order.currency}`);
    else if (!['granted', 'refunded', 'disputed'].includes(order.status))
      tell('order is not granted', order, paymentId, order.status);
  }
  const known = new Set(booked.map(({ paymentId }) => paymentId));
  const settled = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        inArray(orders.status, ['granted', 'disputed']),
        gte(orders.paidAt, since),
        lt(orders.paidAt, new Date(Date.now() - lagMs)),
      ),
    );
  for (const order of settled)
    if (!known.has(order.providerPaymentId ?? ''))
      tell('payment is not in the provider’s books', order, order.providerPaymentId, order.status);
  return differences;
}
