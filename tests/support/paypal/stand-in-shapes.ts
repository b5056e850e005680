import type { Money, StandInBooks, StandInOrder, StandInSubscription } from './stand-in-books.ts';

/** A refusal as PayPal words it. */
export function refuse(status: 401 | 404 | 422, issue: string): Response {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : issue;
  const details =
    status === 422 ? [{ issue, description: 'The requested action could not be performed.' }] : [];
  return Response.json({ name, message: issue, debug_id: 'f1d2d2f924e98', details }, { status });
}

export function orderJson({ id, status, intent, unit, captures, refunds }: StandInOrder) {
  const payments =
    captures.length > 0 ? { payments: { captures: [...captures], refunds: [...refunds] } } : {};
  return { id, status, intent, purchase_units: [{ ...unit, ...payments }], links: [] };
}

export function subscriptionJson(subscription: StandInSubscription, next_billing_time: string) {
  const { id, plan_id, custom_id, status, start_time, failed_payments_count } = subscription;
  return {
    id,
    plan_id,
    custom_id,
    status,
    start_time,
    billing_info: { next_billing_time, failed_payments_count },
  };
}

const pageSize = 500;

/** The report of everything that moved between two times. */
export function transactionReport(books: StandInBooks, from: Date, until: Date, page: number) {
  const all = [...linesOf(books)].filter(({ time }) => new Date(time) >= from && new Date(time) <= until);
  return {
    transaction_details: all.slice((page - 1) * pageSize, page * pageSize).map((line) => ({
      transaction_info: {
        transaction_id: line.id,
        ...(line.about && { paypal_reference_id: line.about, paypal_reference_id_type: 'TXN' }),
        transaction_event_code: line.code,
        transaction_initiation_date: line.time,
        transaction_amount: line.amount,
        transaction_status: 'S',
      },
    })),
    page,
    total_items: all.length,
    total_pages: Math.max(Math.ceil(all.length / pageSize), 1),
  };
}

interface Line {
  id: string;
  code: 'T0006' | 'T0002' | 'T1107';
  amount: Money;
  time: string;
  about?: string;
}

const outgoing = ({ currency_code, value }: Money): Money => ({ currency_code, value: `-${value}` });

function* linesOf(books: StandInBooks): Iterable<Line> {
  for (const { captures, refunds } of books.orders.values()) {
    for (const { id, status, amount, time } of captures)
      if (status !== 'DECLINED') yield { id, code: 'T0006', amount, time };
    for (const { id, amount, time, capture } of refunds)
      yield { id, code: 'T1107', amount: outgoing(amount), time, about: capture };
  }
  for (const { transactions } of books.subscriptions.values())
    for (const { id, amount, time, status } of transactions) {
      yield { id, code: 'T0002', amount, time };
      if (status === 'REFUNDED')
        yield { id: `${id}R`, code: 'T1107', amount: outgoing(amount), time, about: id };
    }
}
