import { and, eq, gt, sql } from 'drizzle-orm';
import { freeCredits } from '#contract/credit.ts';
import type { Executor } from '../../db/client.ts';
import { creditGrants } from '../../db/schema/credit.ts';
import { users } from '../../db/schema/user.ts';
import { grantCredits } from './grant.ts';

/**
 * Tops an account's free credits up to the allowance, so that they never accumulate: once for each month
 * since it was opened, however often it is asked. Whoever had an account before waits for the second month, so that
 * closing and opening accounts never brings more than staying.
 */
export async function topUpFreeCredits(tx: Executor, userId: string): Promise<void> {
  const [user] = await tx
    .select({ month: monthsSinceOpened, isReturning: users.isReturning })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user || (user.isReturning && user.month === 0)) return;
  const [left] = await tx
    .select({ credits: sql<number>`coalesce(sum(${creditGrants.remaining}), 0)::int` })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.userId, userId),
        eq(creditGrants.source, 'free'),
        gt(creditGrants.expiresAt, sql`now()`),
      ),
    );
  const credits = freeCredits - (left?.credits ?? 0);
  if (credits <= 0) return;
  await grantCredits(tx, { userId, credits, source: 'free', reference: `free:${userId}:${user.month}` });
}

/** Whole months since the account was opened; each has one top-up. */
export const monthsSinceOpened = sql<number>`
  (extract(year from age(now(), ${users.createdAt})) * 12
  + extract(month from age(now(), ${users.createdAt})))::int`;

/** When the second month begins, as `monthsSinceOpened` counts: of a month too short, with the day after it. */
const secondMonth = sql<string>`case
  when extract(day from ${users.createdAt} + interval '1 month') < extract(day from ${users.createdAt})
  then date_trunc('month', ${users.createdAt}) + interval '2 months'
  else ${users.createdAt} + interval '1 month' end`;

/** When the free allowance of somebody who had an account before begins; null where it has, and for everybody else. */
export const freeCreditsFrom = sql<Date | null>`case
  when ${users.isReturning} and ${monthsSinceOpened} = 0 then ${secondMonth} end`.mapWith(users.createdAt);
