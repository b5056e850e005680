import type { Context } from '../context.ts';
import { followSubscriptions } from '../services/memberships/follow-subscriptions.ts';
import { reconcile } from '../services/payments/reconcile.ts';

/** No round minute, when everybody's jobs begin. */
const everyHour = '23 * * * *';
const everyDay = '41 4 * * *';
/** What a day looks back on: news of the provider's books come late. */
const reconciledDays = 4;

/** Does what the clock asks of payments: memberships fall due, and once a day the books are compared. */
export async function workOnPayments(context: Context): Promise<void> {
  await context.queue.work('memberships', 1, async () => {
    const followed = await followSubscriptions(context);
    if (followed > 0) context.log.info({ followed }, 'memberships');
  });
  await context.queue.work('reconciliation', 1, async () => {
    const differences = await reconcile(context, reconciledDays);
    for (const difference of differences) context.log.warn(difference, 'the books differ');
    context.log.info({ differences: differences.length }, 'reconciliation');
  });
  await context.queue.schedule('memberships', everyHour);
  await context.queue.schedule('reconciliation', everyDay);
}
