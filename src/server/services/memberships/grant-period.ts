import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Membership } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { memberships } from '../../db/schema/membership.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { grantCredits } from '../credits/grant.ts';
import type { OrderRow } from '../payments/find-order.ts';
import type { Granted } from '../payments/granted.ts';
import { plus, runningEnd } from '../payments/running-end.ts';
import { replaceSubscription } from './replace-subscription.ts';
import type { Subscription } from './subscription.ts';

/**
 * Gives one paid period of a membership: the level, and the credits of its first month; those of the others come month
 * by month. The first period ends what it replaces.
 */
export async function grantPeriod(tx: Executor, order: OrderRow, plan: Membership): Promise<Granted> {
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, order.subscriptionId ?? ''));
  if (!subscription) throw new Error(`order ${order.id} is for no membership`);
  const isFirst = order.period === 0;
  const missing = isFirst ? await replaceSubscription(tx, subscription) : 0;
  const startsAt = isFirst ? await firstDay(tx, subscription) : renewalDay(subscription);
  const isOver = subscription.status === 'cancelled' || subscription.status === 'ended';
  const endsAt = plus(startsAt, { months: plan.months });
  const [period] = await tx
    .insert(memberships)
    .values({
      ...{ id: newId(), userId: order.userId, orderId: order.id, subscriptionId: subscription.id },
      ...{ planCode: plan.code, level: plan.level, months: plan.months },
      creditsPerMonth: plan.creditsPerMonth,
      ...{ startsAt, endsAt, renewsAt: isOver ? null : endsAt },
    })
    .returning();
  if (!period) throw new Error(`order ${order.id} was not granted`);
  await tx
    .update(memberships)
    .set({ renewsAt: null })
    .where(and(eq(memberships.subscriptionId, subscription.id), ne(memberships.id, period.id)));
  await tx
    .update(subscriptions)
    .set({
      // A payment that comes after it was cancelled is still worth its period.
      status: isOver ? 'cancelled' : 'active',
      periodEndsAt: period.endsAt,
      ...{ graceUntil: null, declined: null },
    })
    .where(eq(subscriptions.id, subscription.id));
  if (isFirst) await stopOthers(tx, subscription);

  const creditsAdded = Math.max(plan.creditsPerMonth - missing, 0);
  if (creditsAdded > 0) {
    const reference = `order:${order.id}:0`;
    await grantCredits(tx, { userId: order.userId, credits: creditsAdded, source: plan.code, reference });
  }
  return { creditsAdded, period };
}

/** An upgrade begins at once; a membership that is bought beside one of the same level, behind it. */
async function firstDay(tx: Executor, { userId, plan, replacesId }: Subscription): Promise<Date> {
  return (replacesId ? null : await runningEnd(tx, userId, plan.level)) ?? new Date();
}

/** A renewal that is paid late counts from when it was due, while the level was kept. */
function renewalDay({ periodEndsAt, graceUntil }: Subscription): Date {
  const kept = graceUntil ?? periodEndsAt;
  return periodEndsAt && kept && kept > new Date() ? periodEndsAt : new Date();
}

/** One membership renews at a time: the one that was agreed to last. */
export async function stopOthers(tx: Executor, { id, userId }: Subscription): Promise<void> {
  const stopped = await tx
    .update(subscriptions)
    .set({ status: 'cancelled', mustCancel: true })
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.id, id),
        inArray(subscriptions.status, ['scheduled', 'active', 'past-due']),
      ),
    )
    .returning({ id: subscriptions.id });
  for (const other of stopped)
    await tx.update(memberships).set({ renewsAt: sql`null` }).where(eq(memberships.subscriptionId, other.id));
}
