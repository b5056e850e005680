import { eq, like, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { creditGrants } from '../../db/schema/credit.ts';
import { memberships } from '../../db/schema/membership.ts';
import { orders } from '../../db/schema/order.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { takeBackCredits } from '../credits/take-back.ts';
import type { Subscription } from './subscription.ts';

/**
 * Ends the membership in whose place an upgrade steps. What was unused of it has lowered the price, so its unspent
 * credits are taken back. Returns how many of them were spent since the price was quoted.
 */
export async function replaceSubscription(tx: Executor, successor: Subscription): Promise<number> {
  const { replacesId, startsAt, creditsTakenBack } = successor;
  // What begins behind it leaves it to its end.
  if (!replacesId || startsAt) return 0;
  await tx
    .update(subscriptions)
    .set({ status: 'ended', mustCancel: true, graceUntil: null })
    .where(eq(subscriptions.id, replacesId));
  await tx
    .update(memberships)
    .set({
      endsAt: sql`greatest(least(${memberships.endsAt}, now()), ${memberships.startsAt})`,
      renewsAt: null,
    })
    .where(eq(memberships.subscriptionId, replacesId));
  const paid = await tx.select({ id: orders.id }).from(orders).where(eq(orders.subscriptionId, replacesId));
  let taken = 0;
  for (const { id } of paid)
    taken += await takeBackCredits(tx, like(creditGrants.reference, `order:${id}:%`));
  return Math.max(creditsTakenBack - taken, 0);
}
