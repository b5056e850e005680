import type { BookedPayment } from '../payment-provider.ts';
import type { PayPalApi } from './paypal-api.ts';
import { fromMoney } from './paypal-money.ts';
import { reportSchema } from './paypal-shapes.ts';

/** The longest time that PayPal reports at once. */
const reportDays = 31;
const dayMs = 86_400_000;
/** T00: payments. T11: refunds and reversals. The others are fees, transfers and currency exchange. */
const kinds: Record<string, BookedPayment['kind']> = { T00: 'payment', T11: 'refund' };

/** PayPal's transaction reports between two times; they lag three hours behind. */
export async function listBookedPayments(api: PayPalApi, from: Date, until: Date): Promise<BookedPayment[]> {
  const booked: BookedPayment[] = [];
  for (let start = from; start < until; ) {
    const end = new Date(Math.min(start.getTime() + reportDays * dayMs, until.getTime()));
    booked.push(...(await readReport(api, start, end)));
    start = end;
  }
  return booked;
}

async function readReport(api: PayPalApi, start: Date, end: Date): Promise<BookedPayment[]> {
  const booked: BookedPayment[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      ...{ start_date: start.toISOString(), end_date: end.toISOString() },
      ...{ fields: 'transaction_info', page_size: '500', page: String(page) },
    });
    const report = await api.call({
      method: 'GET',
      path: `/v1/reporting/transactions?${query}`,
      answer: reportSchema,
    });
    pages = report.total_pages;
    for (const { transaction_info: info } of report.transaction_details) {
      const kind = kinds[info.transaction_event_code.slice(0, 3)];
      // Money that goes out for anything else is no payment to us.
      const isIncoming = !info.transaction_amount.value.startsWith('-');
      if (!kind || info.transaction_status !== 'S' || (kind === 'payment') !== isIncoming) continue;
      booked.push({
        paymentId: (kind === 'refund' && info.paypal_reference_id) || info.transaction_id,
        kind,
        amount: fromMoney(info.transaction_amount),
        currency: info.transaction_amount.currency_code,
        at: info.transaction_initiation_date,
      });
    }
  }
  return booked;
}
