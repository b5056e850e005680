import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Plan } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { memberships } from '../../db/schema/membership.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { grantCredits } from '../credits/grant.ts';

interface PaidOrder {
  id: string;
  userId: string;
}

/**
 * Gives what was bought: the level for its time, behind a running one of the same level, and the credits.
 * Plans of one account take turns, so that each of several at once begins where the one before it ends.
 * Returns how many credits.
 */
export async function grantPlan(tx: Executor, order: PaidOrder, plan: Plan): Promise<number> {
  await lockAccount(tx, order.userId);
  const [running] = await tx
    .select({ endsAt: max(memberships.endsAt) })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, order.userId),
        eq(memberships.level, plan.level),
        gt(memberships.endsAt, sql`now()`),
      ),
    );
  const startsAt = running?.endsAt ?? new Date();
  const length = plan.kind === 'pass' ? { days: plan.days, months: 0 } : { days: 0, months: plan.months };
  const endsAt = sql<Date>`${startsAt.toISOString()}::timestamptz
    + make_interval(days => ${length.days}, months => ${length.months})`;
  await tx.insert(memberships).values({
    id: newId(),
    userId: order.userId,
    orderId: order.id,
    planCode: plan.code,
    level: plan.level,
    startsAt,
    endsAt,
    renewsAt: plan.kind === 'membership' ? endsAt : null,
  });

  const credits = plan.kind === 'pass' ? plan.credits : plan.creditsPerMonth;
  await grantCredits(tx, {
    userId: order.userId,
    credits,
    source: plan.code,
    // The first of a membership's months; the others are granted as they come.
    reference: `order:${order.id}:0`,
  });
  return credits;
}
