import type { Language } from '#contract/language.ts';
import type { ChangeMembership } from '#contract/membership-change.ts';
import type { CreatedOrder } from '#contract/payment.ts';
import type { Plan } from '#contract/plan.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { quoteChange } from './quote-change.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * Has another membership agreed to in place of the present one, at the price that was quoted. The present one goes on
 * until the new one is paid, or begins.
 * @throws ServiceError QUOTE_CHANGED, and what `quoteChange` and `startSubscription` throw
 */
export async function changeMembership(
  context: PaymentContext & { plans: readonly Plan[] },
  caller: Caller,
  { planCode, dueNow }: ChangeMembership,
  language: Language,
): Promise<CreatedOrder> {
  const { quote, plan, present } = await quoteChange(context, caller.userId, planCode);
  if (quote.dueNow !== dueNow) throw new ServiceError('QUOTE_CHANGED');
  return startSubscription(context, caller, {
    ...{ plan, language, method: present.method },
    firstAmount: quote.dueNow,
    replacesId: present.id,
    creditsTakenBack: quote.creditsTakenBack,
    startsAt: quote.kind === 'upgrade' ? null : new Date(quote.startsAt),
  });
}
