import { and, eq, sql } from 'drizzle-orm';
import { policy } from '#contract/policy.ts';
import type { Executor } from '../../db/client.ts';
import { memberships } from '../../db/schema/membership.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Subscription } from './subscription.ts';
import { tellMember } from './tell-member.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Providers take some hours to charge; nobody is alarmed before that. */
const quietMs = dayMs;

/**
 * What becomes of a membership whose period is over and whose renewal has not come: its level stays through the days of
 * grace, its member is told that the payment failed, and in the end it ends.
 */
export async function fallDue(
  tx: Executor,
  context: PaymentContext,
  subscription: Subscription,
  isFailing: boolean,
): Promise<void> {
  const { id, status, periodEndsAt } = subscription;
  // The job comes by once an hour: the level must not pause until then.
  if (!periodEndsAt || periodEndsAt.getTime() > Date.now() + 2 * hourMs) return;
  const graceUntil = new Date(periodEndsAt.getTime() + policy.graceDays * dayMs);
  const set = (values: Partial<Subscription>) =>
    tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
  if (graceUntil.getTime() < Date.now()) {
    await set({ status: 'ended', mustCancel: true, graceUntil: null });
    await tx.update(memberships).set({ renewsAt: null }).where(eq(memberships.subscriptionId, id));
    return tellMember(tx, context, subscription, 'ended');
  }
  await set({ graceUntil });
  await tx
    .update(memberships)
    .set({ endsAt: sql`greatest(${memberships.endsAt}, ${graceUntil.toISOString()}::timestamptz)` })
    .where(and(eq(memberships.subscriptionId, id), eq(memberships.renewsAt, periodEndsAt)));
  const isLate = periodEndsAt.getTime() + quietMs < Date.now();
  if (status === 'past-due' || !(isFailing || isLate)) return;
  await set({ status: 'past-due' });
  await tellMember(tx, context, { ...subscription, graceUntil }, 'renewal-failed');
}
