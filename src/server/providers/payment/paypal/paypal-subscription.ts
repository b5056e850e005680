import type { Membership } from '#contract/plan.ts';
import { addMonths } from '../add-months.ts';
import type { NewSubscription, SubscriptionPayment } from '../payment-provider.ts';
import { declineReason } from './paypal-decline.ts';
import { fromMoney, toMoney } from './paypal-money.ts';
import type { transactionsSchema } from './paypal-shapes.ts';

/** After so many failed payments PayPal suspends a subscription. */
const failureThreshold = 3;

/** A plan at PayPal: one price for each month or year, until it is cancelled. */
export function planBody(plan: Membership, currency: string, productId: string) {
  return {
    product_id: productId,
    name: `${plan.name.en ?? plan.code} (${plan.code})`,
    status: 'ACTIVE',
    billing_cycles: [
      {
        frequency: { interval_unit: plan.months === 12 ? 'YEAR' : 'MONTH', interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
        pricing_scheme: { fixed_price: toMoney(plan.price, currency) },
      },
    ],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: failureThreshold },
  };
}

/**
 * When a subscription begins, and what is paid at once. A first period at another price is paid as a set-up fee, and
 * the regular price from the second period on.
 */
export function startOf({ plan, currency, firstAmount, startsAt }: NewSubscription, now: Date) {
  if (startsAt) return { start_time: startsAt.toISOString() };
  if (firstAmount === plan.price) return {};
  return {
    start_time: addMonths(now, plan.months).toISOString(),
    plan: {
      payment_preferences: {
        setup_fee: toMoney(firstAmount, currency),
        setup_fee_failure_action: 'CANCEL',
        auto_bill_outstanding: true,
        payment_failure_threshold: failureThreshold,
      },
    },
  };
}

const statuses = {
  COMPLETED: 'COMPLETED',
  PARTIALLY_REFUNDED: 'COMPLETED',
  REFUNDED: 'REFUNDED',
  PENDING: 'PENDING',
  DECLINED: 'DECLINED',
} as const;

/** The payments that PayPal lists, the oldest first. */
export function paymentsOf({ transactions }: (typeof transactionsSchema)['_output']): SubscriptionPayment[] {
  return transactions
    .map(({ id, status, amount_with_breakdown, time }): SubscriptionPayment => {
      const amount = fromMoney(amount_with_breakdown.gross_amount);
      return {
        paymentId: id,
        status: statuses[status],
        amount,
        refundedAmount: status === 'REFUNDED' ? amount : 0,
        currency: amount_with_breakdown.gross_amount.currency_code,
        declined: status === 'DECLINED' ? declineReason(undefined) : null,
        at: time,
      };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
