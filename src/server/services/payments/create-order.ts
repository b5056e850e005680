import type { CreatedOrder, CreateOrder } from '#contract/payment.ts';
import { currency, findPlan } from '#contract/plan.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { orders } from '../../db/schema/order.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Orders a plan at the payment provider.
 * @throws ServiceError PAYMENT_OFF, PLAN_UNKNOWN or PAYMENT_UNAVAILABLE
 */
export async function createOrder(
  context: Context,
  { userId }: Caller,
  { planCode, method, chargeType }: CreateOrder,
): Promise<CreatedOrder> {
  const provider = context.payment;
  if (!provider) throw new ServiceError('PAYMENT_OFF');
  const plan = findPlan(planCode);
  if (!plan) throw new ServiceError('PLAN_UNKNOWN');
  const id = newId();
  const description = plan.name.en ?? plan.code;
  const payment = await provider
    .createOrder({ reference: id, amount: plan.price, currency, description })
    .catch((error: unknown) => {
      context.log.error({ err: error }, 'payment provider refused an order');
      throw new ServiceError('PAYMENT_UNAVAILABLE');
    });
  await context.db.insert(orders).values({
    ...{ id, userId, planCode, method, chargeType, currency },
    provider: provider.id,
    providerOrderId: payment.providerOrderId,
    amount: plan.price,
  });
  return {
    id: payment.providerOrderId,
    kind: 'order',
    approveUrl: payment.approveUrl,
    ...{ amount: plan.price, currency },
  };
}
