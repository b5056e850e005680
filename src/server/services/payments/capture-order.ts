import { and, eq, sql } from 'drizzle-orm';
import type { CapturedOrder } from '#contract/payment.ts';
import { findPlan } from '#contract/plan.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { ServiceError } from '../../errors.ts';
import type { CaptureStatus } from '../../providers/payment/payment-provider.ts';
import type { Caller } from '../../signer.ts';
import { grantPlan } from './grant-plan.ts';

type Order = typeof orders.$inferSelect;

/**
 * Takes the money of an order and gives what was bought. Asked again, or twice at once, it gives nothing more
 * and says the same.
 * @throws ServiceError PAYMENT_OFF, ORDER_NOT_FOUND or CAPTURE_FAILED
 */
export async function captureOrder(
  context: Context,
  { userId }: Caller,
  providerOrderId: string,
): Promise<CapturedOrder> {
  const provider = context.payment;
  if (!provider) throw new ServiceError('PAYMENT_OFF');
  const [order] = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider.id),
        eq(orders.providerOrderId, providerOrderId),
        eq(orders.userId, userId),
      ),
    );
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  if (order.status === 'success')
    return { status: 'COMPLETED', creditsAdded: order.creditsAdded, declined: null };

  const status = await provider.capture(providerOrderId).catch((error: unknown) => {
    context.log.error({ err: error, orderId: order.id }, 'capture failed');
    throw new ServiceError('CAPTURE_FAILED');
  });
  const declined = status === 'DECLINED' ? 'other' : null;
  return { status, creditsAdded: await settle(context, order, status), declined };
}

/** Writes down what came of a capture; of several callers, the first one gives what was bought. */
function settle(context: Context, order: Order, status: CaptureStatus): Promise<number> {
  return context.db.transaction(async (tx) => {
    const [current] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    if (!current || current.status === 'success') return current?.creditsAdded ?? 0;
    if (status !== 'COMPLETED') {
      const outcome = status === 'PENDING' ? 'pending' : 'failed';
      await tx.update(orders).set({ status: outcome }).where(eq(orders.id, order.id));
      return 0;
    }
    const plan = findPlan(order.planCode);
    if (!plan) throw new Error(`order ${order.id} is for the unknown plan ${order.planCode}`);
    const creditsAdded = await grantPlan(tx, order, plan);
    await tx
      .update(orders)
      .set({ status: 'success', creditsAdded, capturedAt: sql`now()` })
      .where(eq(orders.id, order.id));
    return creditsAdded;
  });
}
