import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { ChangeQuote } from '#contract/membership-change.ts';
import { currency, type Membership, membershipLevels, type Plan } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { creditGrants } from '../../db/schema/credit.ts';
import { memberships } from '../../db/schema/membership.ts';
import { ServiceError } from '../../errors.ts';
import { addMonths } from '../../providers/payment/add-months.ts';
import { presentSubscription, type Subscription } from './subscription.ts';

const dayMs = 86_400_000;

export interface Quote {
  quote: ChangeQuote;
  plan: Membership;
  present: Subscription;
}

/**
 * What changing to another membership costs, counted in whole days.
 * @throws ServiceError PLAN_UNKNOWN, NO_MEMBERSHIP, or PLAN_UNCHANGED for the one that renews already
 */
export async function quoteChange(
  { db, plans }: { db: Executor; plans: readonly Plan[] },
  userId: string,
  planCode: string,
): Promise<Quote> {
  const plan = plans.find(({ code }) => code === planCode);
  if (plan?.kind !== 'membership') throw new ServiceError('PLAN_UNKNOWN');
  const present = await presentSubscription(db, userId);
  if (!present?.periodEndsAt) throw new ServiceError('NO_MEMBERSHIP');
  if (present.planCode === plan.code && present.status === 'active') throw new ServiceError('PLAN_UNCHANGED');

  const now = new Date();
  const unused = await unusedOf(db, present, now);
  const isUpgrade = rank(plan) > rank(present.plan) && unused.worth < plan.price;
  const later = present.periodEndsAt > now ? present.periodEndsAt : now;
  const offer = { planCode: plan.code, currency, unusedWorth: unused.worth, renewalPrice: plan.price };
  const quote: ChangeQuote = isUpgrade
    ? {
        ...offer,
        kind: 'upgrade',
        dueNow: plan.price - unused.worth,
        creditsTakenBack: unused.credits,
        creditsAdded: plan.creditsPerMonth,
        startsAt: now.toISOString(),
        renewsAt: addMonths(now, plan.months).toISOString(),
      }
    : {
        ...offer,
        ...{ kind: 'downgrade', dueNow: 0, creditsTakenBack: 0, creditsAdded: plan.creditsPerMonth },
        ...{ startsAt: later.toISOString(), renewsAt: later.toISOString() },
      };
  return { quote, plan, present };
}

/** A higher level is more, and of the same level the year. */
const rank = ({ level, months }: Membership) => membershipLevels.indexOf(level) * 100 + months;

/**
 * What is unused of a membership, in cents and in credits: months that have not begun in full, and of the present one
 * as much as is left of its days or of its credits, whichever is less.
 */
async function unusedOf(
  db: Executor,
  { id, plan, periodEndsAt }: Subscription,
  now: Date,
): Promise<{ worth: number; credits: number }> {
  const [period] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, id), lte(memberships.startsAt, sql`now()`)))
    .orderBy(desc(memberships.startsAt))
    .limit(1);
  if (!period || !periodEndsAt || periodEndsAt <= now) return { worth: 0, credits: 0 };
  let month = 0;
  while (month < plan.months - 1 && addMonths(period.startsAt, month + 1) <= now) month++;
  const begins = addMonths(period.startsAt, month).getTime();
  const ends = addMonths(period.startsAt, month + 1).getTime();
  const days = Math.ceil((ends - now.getTime()) / dayMs) / Math.round((ends - begins) / dayMs);
  const [grant] = await db
    .select()
    .from(creditGrants)
    .where(eq(creditGrants.reference, `order:${period.orderId}:${month}`));
  const credits = grant ? grant.remaining / grant.credits : 1;
  const monthsLeft = plan.months - month - 1 + Math.max(Math.min(days, credits, 1), 0);
  return { worth: Math.floor((plan.price / plan.months) * monthsLeft), credits: grant?.remaining ?? 0 };
}
