import { and, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import type { MembershipLevel } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { memberships } from '../../db/schema/membership.ts';

/** When the last of an account's passes and periods of a level ends; null when none runs. */
export async function runningEnd(tx: Executor, userId: string, level: MembershipLevel): Promise<Date | null> {
  const [running] = await tx
    .select({ endsAt: max(memberships.endsAt) })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), eq(memberships.level, level), gt(memberships.endsAt, sql`now()`)),
    );
  return running?.endsAt ?? null;
}

/** So much later, as calendars count. */
export function plus(date: Date, { days = 0, months = 0 }: { days?: number; months?: number }): SQL<Date> {
  return sql<Date>`${date.toISOString()}::timestamptz + make_interval(days => ${days}, months => ${months})`;
}
