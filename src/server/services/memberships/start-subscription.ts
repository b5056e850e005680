import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { CreatedOrder, CreateOrder } from '#contract/payment.ts';
import { currency, type Membership } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { providerPlans, subscriptions } from '../../db/schema/subscription.ts';
import { ServiceError } from '../../errors.ts';
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts';
import type { Caller } from '../../signer.ts';
import { needProvider, type PaymentContext } from '../payments/payment-context.ts';

interface Terms {
  plan: Membership;
  method: CreateOrder['method'];
  language: Language;
  /** In cents. */
  firstAmount: number;
  replacesId: string | null;
  creditsTakenBack: number;
  /** Null for one that begins with its first payment. */
  startsAt: Date | null;
}

/**
 * Has a membership agreed to at the provider.
 * @throws ServiceError PAYMENT_OFF or PAYMENT_UNAVAILABLE
 */
export async function startSubscription(
  context: PaymentContext,
  { userId }: Caller,
  terms: Terms,
): Promise<CreatedOrder> {
  const provider = needProvider(context);
  const { plan, firstAmount, startsAt } = terms;
  const id = newId();
  try {
    const providerPlanId = await planAt(context.db, provider, plan);
    const payment = await provider.createSubscription({
      ...{ reference: id, providerPlanId, plan, currency, firstAmount, startsAt },
    });
    await context.db.insert(subscriptions).values({
      ...{ id, userId, planCode: plan.code, currency, provider: provider.id },
      ...terms,
      providerSubscriptionId: payment.providerOrderId,
    });
    const { approveUrl } = payment;
    return { id: payment.providerOrderId, kind: 'subscription', approveUrl, amount: firstAmount, currency };
  } catch (error) {
    context.log.error({ err: error }, 'payment provider refused a subscription');
    throw new ServiceError('PAYMENT_UNAVAILABLE');
  }
}

/** The provider's name for a plan at its present price, made there when it is needed first. */
async function planAt(db: Executor, provider: PaymentProvider, plan: Membership): Promise<string> {
  const known = and(
    eq(providerPlans.provider, provider.id),
    eq(providerPlans.planCode, plan.code),
    eq(providerPlans.price, plan.price),
    eq(providerPlans.currency, currency),
  );
  const [found] = await db.select().from(providerPlans).where(known);
  if (found) return found.providerPlanId;
  const providerPlanId = await provider.createPlan(plan, currency);
  await db
    .insert(providerPlans)
    .values({ provider: provider.id, planCode: plan.code, price: plan.price, currency, providerPlanId })
    .onConflictDoNothing();
  return providerPlanId;
}
