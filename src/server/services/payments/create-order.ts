import type { Language } from '#contract/language.ts';
import type { CreatedOrder, CreateOrder } from '#contract/payment.ts';
import { currency, type Pass, type Plan } from '#contract/plan.ts';
import { newId } from '../../db/ids.ts';
import { orders } from '../../db/schema/order.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { startSubscription } from '../memberships/start-subscription.ts';
import { presentSubscription } from '../memberships/subscription.ts';
import { findOpenOrder } from './open-order.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';

type Wanted = Pick<CreateOrder, 'planCode' | 'method'>;

/**
 * Orders a plan at the payment provider, at the price of the catalogue. A membership beside another one is refused:
 * that one is to be changed.
 * @throws ServiceError PAYMENT_OFF, PLAN_UNKNOWN, MEMBERSHIP_RUNNING or PAYMENT_UNAVAILABLE
 */
export async function createOrder(
  context: PaymentContext & { plans: readonly Plan[] },
  caller: Caller,
  { planCode, method }: Wanted,
  language: Language,
): Promise<CreatedOrder> {
  needProvider(context);
  const plan = context.plans.find(({ code }) => code === planCode);
  if (!plan) throw new ServiceError('PLAN_UNKNOWN');
  if (plan.kind === 'pass') return orderPass(context, caller, { plan, method, language });

  if (await presentSubscription(context.db, caller.userId)) throw new ServiceError('MEMBERSHIP_RUNNING');
  return startSubscription(context, caller, {
    ...{ plan, method, language, firstAmount: plan.price },
    ...{ replacesId: null, creditsTakenBack: 0, startsAt: null },
  });
}

async function orderPass(
  context: PaymentContext,
  { userId }: Caller,
  { plan, method, language }: { plan: Pass; method: Wanted['method']; language: Language },
): Promise<CreatedOrder> {
  const provider = needProvider(context);
  const open = await findOpenOrder(context.db, { userId, provider: provider.id, plan, method });
  if (open) return describe(open.providerOrderId, null, plan.price);

  const id = newId();
  const description = plan.name.en ?? plan.code;
  const payment = await provider
    .createOrder({ reference: id, method, amount: plan.price, currency, description })
    .catch((error: unknown) => {
      context.log.error({ err: error }, 'payment provider refused an order');
      throw new ServiceError('PAYMENT_UNAVAILABLE');
    });
  await context.db.insert(orders).values({
    ...{ id, userId, plan, planCode: plan.code, amount: plan.price, currency, method, language },
    chargeType: 'Credit',
    provider: provider.id,
    providerOrderId: payment.providerOrderId,
  });
  return describe(payment.providerOrderId, payment.approveUrl, plan.price);
}

const describe = (id: string, approveUrl: string | null, amount: number): CreatedOrder => ({
  ...{ id, kind: 'order', approveUrl, amount, currency },
});
