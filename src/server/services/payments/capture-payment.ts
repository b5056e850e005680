import { eq, sql } from 'drizzle-orm';
import type { PaymentResult } from '#contract/payment.ts';
import { orders } from '../../db/schema/order.ts';
import { ServiceError } from '../../errors.ts';
import { PaymentRefused, type PaymentState } from '../../providers/payment/payment-provider.ts';
import type { Caller } from '../../signer.ts';
import { findSubscription } from '../memberships/subscription.ts';
import { syncSubscription } from '../memberships/sync-subscription.ts';
import { describeOrder, describeSubscription } from './describe-payment.ts';
import { findOrder, type OrderRow } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Takes the money of an order, or has a membership begin, and gives what was bought. Asked again, or twice at once, it
 * gives nothing more and says the same. What nobody knows yet is pending: it comes by itself.
 * @throws ServiceError PAYMENT_OFF, ORDER_NOT_FOUND or CAPTURE_FAILED
 */
export async function capturePayment(
  context: PaymentContext,
  { userId }: Caller,
  name: string,
): Promise<PaymentResult> {
  const provider = needProvider(context);
  const order = await findOrder(context.db, provider.id, name, userId);
  if (order && !order.subscriptionId) return describeOrder(await captureOrder(context, order));
  const subscription = await findSubscription(context.db, provider.id, name, userId);
  if (!subscription) throw new ServiceError('ORDER_NOT_FOUND');
  try {
    await provider.activateSubscription(name);
    await syncSubscription(context, subscription);
  } catch (error) {
    context.log.error({ err: error, subscriptionId: subscription.id }, 'a membership was not confirmed');
    if (error instanceof PaymentRefused) throw new ServiceError('CAPTURE_FAILED');
  }
  return describeSubscription(context.db, subscription.id);
}

async function captureOrder(context: PaymentContext, order: OrderRow): Promise<OrderRow> {
  const isDone = ['granted', 'refunded', 'disputed'].includes(order.status);
  if (isDone) return order;
  const state = await askForMoney(context, order);
  // The provider does not say either: it stands as it does until it does.
  if (!state) return settleOrder(context, order, unknown(order));
  if (state.status === 'CREATED') throw new ServiceError('CAPTURE_FAILED');
  if (state.status === 'DECLINED')
    await context.db
      .update(orders)
      .set({ declines: sql`${orders.declines} + 1` })
      .where(eq(orders.id, order.id));
  return settleOrder(context, order, state);
}

/**
 * Captures, and looks where the money is when the answer was lost on the way. Undefined when nobody can tell.
 * @throws ServiceError CAPTURE_FAILED when nothing was taken
 */
async function askForMoney(context: PaymentContext, order: OrderRow): Promise<PaymentState | undefined> {
  const provider = needProvider(context);
  try {
    return await provider.capture(order.providerOrderId, order.declines);
  } catch (error) {
    context.log.error({ err: error, orderId: order.id }, 'capture failed');
    if (error instanceof PaymentRefused) throw new ServiceError('CAPTURE_FAILED');
  }
  try {
    const state = await provider.findOrder(order.providerOrderId);
    // What has not moved yet may be moving.
    return state.status === 'CREATED' ? undefined : state;
  } catch (error) {
    context.log.error({ err: error, orderId: order.id }, 'the order could not be looked up either');
    return undefined;
  }
}

const unknown = ({ currency }: OrderRow): PaymentState => ({
  ...{ status: 'PENDING', paymentId: null, amount: 0, refundedAmount: 0, currency, declined: null },
});
