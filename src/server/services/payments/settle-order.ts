import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { type OrderState, orders } from '../../db/schema/order.ts';
import type { PaymentState } from '../../providers/payment/payment-provider.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { issueReceipt } from '../receipts/issue.ts';
import type { OrderRow } from './find-order.ts';
import { grantOrder } from './grant-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { takeBackOrder } from './take-back-order.ts';

/** Providers keep an order that nobody pays for three hours. */
const keptMs = 3 * 3_600_000;
/** States in which nothing has been paid yet, as far as we know. */
export const unpaidStates: readonly OrderState[] = ['created', 'pending', 'failed', 'cancelled'];

/**
 * Brings an order to where its payment stands at the provider, in a transaction. Captures, webhooks and
 * reconciliation all end here, in any order and number: what is there already is not done again.
 */
export function settleOrder(
  context: PaymentContext,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  state: PaymentState,
): Promise<OrderRow> {
  return context.db.transaction((tx) => settleOrderIn(tx, context, { id, userId }, state));
}

/** Likewise, in a transaction that is open. */
export async function settleOrderIn(
  tx: Executor,
  context: PaymentContext,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  state: PaymentState,
): Promise<OrderRow> {
  // Payments of one account take turns: nothing is given twice, and each pass begins where another ends.
  await lockAccount(tx, userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`there is no order ${id}`);
  const isUnpaid = unpaidStates.includes(order.status);
  switch (state.status) {
    case 'PENDING':
      return isUnpaid ? move(tx, order, 'pending') : order;
    case 'DECLINED':
      return isUnpaid ? move(tx, order, 'failed', { declined: state.declined ?? 'other' }) : order;
    case 'CANCELLED':
      return isUnpaid ? move(tx, order, 'cancelled') : order;
    case 'COMPLETED':
      return grant(tx, context, await pay(tx, order, state), state);
    case 'REFUNDED':
      return takeBack(tx, context, await pay(tx, order, state));
    case 'CREATED':
      return isGivenUp(order) ? move(tx, order, 'cancelled') : order;
  }
}

/** Whether nobody has paid in time. Were it paid all the same, it would be granted. */
const isGivenUp = ({ status, createdAt }: OrderRow) =>
  (status === 'created' || status === 'pending') && createdAt.getTime() + keptMs < Date.now();

/** Writes down that the money came, if that is news. */
async function pay(tx: Executor, order: OrderRow, { paymentId }: PaymentState): Promise<OrderRow> {
  if (!unpaidStates.includes(order.status)) return order;
  const paid = { providerPaymentId: paymentId, paidAt: sql`now()`, declined: null };
  return move(tx, order, 'paid', paid);
}

/** Gives what was bought, once, if the amount is the one that was asked for. */
async function grant(
  tx: Executor,
  context: PaymentContext,
  order: OrderRow,
  { amount, currency, refundedAmount }: PaymentState,
): Promise<OrderRow> {
  if (refundedAmount > order.refundedAmount && order.status !== 'refunded')
    return move(tx, order, order.status, { refundedAmount: Math.min(refundedAmount, order.amount) });
  if (order.status !== 'paid') return order;
  if (amount !== order.amount || currency !== order.currency) {
    context.log.error({ orderId: order.id, amount, currency }, 'another amount was paid than was asked for');
    return order;
  }
  const { creditsAdded, period } = await grantOrder(tx, order);
  const granted = await move(tx, order, 'granted', { creditsAdded });
  await issueReceipt(tx, context.queue, granted, 'payment', period);
  return granted;
}

async function takeBack(tx: Executor, context: PaymentContext, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'refunded') return order;
  const wasGranted = order.status !== 'paid';
  if (wasGranted) await takeBackOrder(tx, order);
  const refunded = await move(tx, order, 'refunded', { refundedAmount: order.amount });
  if (wasGranted) await issueReceipt(tx, context.queue, refunded, 'refund');
  return refunded;
}

/** The trigger `orders_life` refuses what may not follow. */
async function move(
  tx: Executor,
  order: OrderRow,
  status: OrderState,
  values: Parameters<ReturnType<typeof tx.update<typeof orders>>['set']>[0] = {},
): Promise<OrderRow> {
  const [moved] = await tx
    .update(orders)
    .set({ ...values, status })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error(`there is no order ${order.id}`);
  return moved;
}
