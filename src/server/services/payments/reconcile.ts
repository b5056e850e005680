import { compareBooks } from './compare-books.ts';
import type { Difference } from './difference.ts';
import { finishOrders, finishSubscriptions } from './finish-payments.ts';
import { needProvider, type PaymentContext } from './payment-context.ts';

const dayMs = 86_400_000;

/**
 * Compares our books with the provider's: first what is open here is brought to where it stands there, which finishes
 * what a crash has left, then every payment of the last days is looked up on the other side.
 * @throws ServiceError PAYMENT_OFF
 */
export async function reconcile(context: PaymentContext, days: number): Promise<Difference[]> {
  const provider = needProvider(context);
  const since = new Date(Date.now() - days * dayMs);
  const finished = [...(await finishOrders(context, since)), ...(await finishSubscriptions(context))];
  // A day more: clocks differ, and a payment may have come to our books later than to theirs.
  const booked = await provider.listPayments(new Date(since.getTime() - dayMs), new Date());
  return [...finished, ...(await compareBooks(context.db, provider.id, booked, since))];
}
