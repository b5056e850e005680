import { addMonths } from '../add-months.ts';
import type { PaymentState, SubscriptionPayment } from '../payment-provider.ts';
import type { TestEntry } from './test-books.ts';

/** No clock of a database that was set wrong makes more of them. */
const maxPeriods = 240;

/** Which entry a payment is part of, by the payment's name. */
export const entryOf = (paymentId: string) => paymentId.replace(/-\d+$/, '');

/** The state of an order, which is paid once. */
export function orderState(entry: TestEntry): PaymentState {
  const [payment] = paymentsOf(entry);
  const declined = entry.status === 'DECLINED' ? entry.cardDeclines : null;
  const unpaid = { paymentId: null, amount: 0, refundedAmount: 0, currency: entry.currency };
  return payment ?? { ...unpaid, status: entry.status === 'DECLINED' ? 'DECLINED' : 'CREATED', declined };
}

/** Everything that was paid by now; the oldest first. */
export function paymentsOf(entry: TestEntry): SubscriptionPayment[] {
  const { paidAt, renewalPrice } = entry;
  if (entry.status !== 'COMPLETED' || !paidAt) return [];
  const first = entry.amount > 0 ? [paymentAt(entry, 0, entry.amount, paidAt)] : [];
  if (renewalPrice === null || !entry.renews) return first;
  return [
    ...first,
    ...renewalsDue(entry).map(({ period, at }) => paymentAt(entry, period, renewalPrice, at)),
  ];
}

/** Whether a renewal is due that its card does not pay. */
export const isFailing = (entry: TestEntry): boolean =>
  entry.status === 'COMPLETED' && !entry.renews && renewalsDue(entry).length > 0;

function renewalsDue({ paidAt, startsAt, months, cancelledAt }: TestEntry): { period: number; at: Date }[] {
  if (!paidAt || months === null) return [];
  const until = cancelledAt ?? new Date();
  const due: { period: number; at: Date }[] = [];
  for (let period = startsAt ? 0 : 1; period < maxPeriods; period++) {
    const at = addMonths(startsAt ?? paidAt, period * months);
    if (at > until) break;
    due.push({ period, at });
  }
  return due;
}

function paymentAt(
  { id, refunds, currency }: TestEntry,
  period: number,
  amount: number,
  at: Date,
): SubscriptionPayment {
  const paymentId = `${id}-${period}`;
  const refundedAmount = refunds[paymentId] ?? 0;
  const status = refundedAmount === amount ? 'REFUNDED' : 'COMPLETED';
  return { paymentId, status, amount, refundedAmount, currency, declined: null, at };
}
