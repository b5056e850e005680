import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/subscription.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** The membership that an account has: the one that renews, or whose last period runs; undefined when there is none. */
export async function presentSubscription(db: Executor, userId: string): Promise<Subscription | undefined> {
  const isPaid = gt(subscriptions.periodEndsAt, sql`now()`);
  const [present] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(
          inArray(subscriptions.status, ['active', 'past-due']),
          and(eq(subscriptions.status, 'cancelled'), isPaid),
        ),
      ),
    )
    // Several may run at once: the one that renews counts, else the latest.
    .orderBy(eq(subscriptions.status, 'cancelled'), desc(subscriptions.periodEndsAt))
    .limit(1);
  return present;
}

/** The subscription that a provider knows by this name. */
export async function findSubscription(
  db: Executor,
  provider: string,
  name: string,
  userId?: string,
): Promise<Subscription | undefined> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.providerSubscriptionId, name),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    );
  return found;
}
