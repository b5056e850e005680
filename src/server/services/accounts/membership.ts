import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Benefit } from '#contract/benefit.ts';
import { findPlan, type MembershipLevel, membershipLevels } from '#contract/plan.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { memberships } from '../../db/schema/membership.ts';

export type RunningMembership = Pick<
  typeof memberships.$inferSelect,
  'planCode' | 'level' | 'endsAt' | 'renewsAt'
>;

/** The highest membership or pass that somebody has at this moment; null for free accounts. */
export async function runningMembership(db: Executor, userId: string): Promise<RunningMembership | null> {
  const running = await db
    .select({
      planCode: memberships.planCode,
      level: memberships.level,
      endsAt: memberships.endsAt,
      renewsAt: memberships.renewsAt,
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        lte(memberships.startsAt, sql`now()`),
        gt(memberships.endsAt, sql`now()`),
      ),
    )
    .orderBy(asc(memberships.endsAt));
  const rank = (level: MembershipLevel) => membershipLevels.indexOf(level);
  return running.reduce<RunningMembership | null>(
    (best, next) => (best && rank(best.level) > rank(next.level) ? best : next),
    null,
  );
}

/** Whether what somebody has bought gives a benefit at this moment, as the catalogue of plans says. */
export async function hasBenefit(
  { db, plans }: Pick<Context, 'db' | 'plans'>,
  userId: string,
  benefit: Benefit,
): Promise<boolean> {
  const membership = await runningMembership(db, userId);
  if (!membership) return false;
  const { planCode } = membership;
  // What is no longer sold still gives what it gave.
  const plan = plans.find(({ code }) => code === planCode) ?? findPlan(planCode);
  return plan?.benefits.includes(benefit) ?? false;
}
