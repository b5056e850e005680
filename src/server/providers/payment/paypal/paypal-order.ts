import type { PaymentState } from '../payment-provider.ts';
import { declineReason } from './paypal-decline.ts';
import { fromMoney } from './paypal-money.ts';
import type { PayPalOrder } from './paypal-shapes.ts';

const statuses = {
  COMPLETED: 'COMPLETED',
  PARTIALLY_REFUNDED: 'COMPLETED',
  REFUNDED: 'REFUNDED',
  PENDING: 'PENDING',
  DECLINED: 'DECLINED',
  FAILED: 'DECLINED',
} as const;

/** Where the payment of an order stands. Of several attempts the one that went through counts, else the last. */
export function paymentOfOrder(order: PayPalOrder, currency: string): PaymentState {
  const payments = order.purchase_units[0]?.payments;
  const captures = payments?.captures ?? [];
  const isDeclined = (status: keyof typeof statuses) => statuses[status] === 'DECLINED';
  const capture = captures.find(({ status }) => !isDeclined(status)) ?? captures.at(-1);
  if (!capture) {
    const status = order.status === 'VOIDED' ? 'CANCELLED' : 'CREATED';
    return { status, paymentId: null, amount: 0, refundedAmount: 0, currency, declined: null };
  }
  const status = statuses[capture.status];
  const refunds = (payments?.refunds ?? []).filter((refund) => refund.status === 'COMPLETED');
  const amount = fromMoney(capture.amount);
  const refunded = refunds.reduce((sum, refund) => sum + fromMoney(refund.amount), 0);
  const { response_code } = capture.processor_response ?? {};
  return {
    status,
    paymentId: status === 'DECLINED' ? null : capture.id,
    amount,
    refundedAmount: status === 'REFUNDED' ? amount : Math.min(refunded, amount),
    currency: capture.amount.currency_code,
    declined: status === 'DECLINED' ? declineReason(response_code) : null,
  };
}
