import type { PaymentResult } from '#contract/payment.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { findSubscription } from '../memberships/subscription.ts';
import { describeOrder, describeSubscription } from './describe-payment.ts';
import { findOrder } from './find-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';

/**
 * What came of one of the caller's payments, as far as it is known here.
 * @throws ServiceError PAYMENT_OFF or ORDER_NOT_FOUND
 */
export async function findPayment(
  context: PaymentContext,
  { userId }: Caller,
  name: string,
): Promise<PaymentResult> {
  const provider = needProvider(context);
  const order = await findOrder(context.db, provider.id, name, userId);
  if (order) return describeOrder(order);
  const subscription = await findSubscription(context.db, provider.id, name, userId);
  if (!subscription) throw new ServiceError('ORDER_NOT_FOUND');
  return describeSubscription(context.db, subscription.id);
}
