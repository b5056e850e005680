import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { memberships } from '../../db/schema/membership.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { stopRenewals } from './stop-renewals.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Looks after memberships by the clock: those whose renewal is due or late, those that were agreed to and never heard
 * of again, and those that the provider is still to be told about. Returns how many it asked the provider about.
 */
export async function followSubscriptions(context: PaymentContext): Promise<number> {
  const { db, payment, log } = context;
  if (!payment) return 0;
  const isDue = lt(subscriptions.periodEndsAt, sql`now() + interval '2 hours'`);
  const isToBegin = lt(subscriptions.startsAt, sql`now()`);
  const due = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, payment.id),
        or(
          and(inArray(subscriptions.status, ['active', 'past-due']), isDue),
          and(eq(subscriptions.status, 'scheduled'), isToBegin),
          and(
            eq(subscriptions.status, 'created'),
            gt(subscriptions.createdAt, sql`now() - interval '3 days'`),
          ),
          eq(subscriptions.mustCancel, true),
        ),
      ),
    );
  for (const subscription of due) {
    try {
      await syncSubscription(context, subscription);
    } catch (error) {
      // The others do not wait for it; the next hour asks again.
      log.error({ err: error, subscriptionId: subscription.id }, 'a membership could not be looked up');
      await stopRenewals(context, subscription.id);
    }
  }
  await endCancelled(context);
  return due.length;
}

/** Those that were cancelled end with their last period; what was kept in grace ends at once. */
async function endCancelled({ db }: PaymentContext): Promise<void> {
  const isOver = and(eq(subscriptions.status, 'cancelled'), lte(subscriptions.periodEndsAt, sql`now()`));
  await db.transaction(async (tx) => {
    const over = await tx
      .update(subscriptions)
      .set({ status: 'ended', graceUntil: null })
      .where(isOver)
      .returning({ id: subscriptions.id });
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await tx
      .update(memberships)
      .set({ endsAt: sql`now()` })
      .where(and(inArray(memberships.subscriptionId, ids), gt(memberships.endsAt, sql`now()`)));
  });
}
