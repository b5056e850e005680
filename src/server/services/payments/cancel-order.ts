import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/order.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { findSubscription } from '../memberships/subscription.ts';
import { findOrder } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';

/**
 * Writes down that the caller left without paying. What is paid already stays as it is, and so does what is on its way.
 * @throws ServiceError PAYMENT_OFF or ORDER_NOT_FOUND
 */
export async function cancelOrder(context: PaymentContext, { userId }: Caller, name: string): Promise<void> {
  const provider = needProvider(context);
  const order = await findOrder(context.db, provider.id, name, userId);
  if (!order) {
    // Nobody agreed to the membership: there is nothing to undo.
    if (await findSubscription(context.db, provider.id, name, userId)) return;
    throw new ServiceError('ORDER_NOT_FOUND');
  }
  await context.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'created')));
}
