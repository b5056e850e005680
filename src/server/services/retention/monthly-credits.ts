import { and, eq, gt, isNull, lte, not, notExists, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { creditGrants } from '../../db/schema/credit.ts';
import { memberships } from '../../db/schema/membership.ts';
import { users } from '../../db/schema/user.ts';
import { monthsSinceOpened, topUpFreeCredits } from '../credits/free.ts';
import { grantCredits } from '../credits/grant.ts';

/** Tops up the free accounts that a new month has begun for. Returns how many. */
export async function topUpFreeAccounts({ db }: Context): Promise<number> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.closedAt),
        or(not(users.isReturning), gt(monthsSinceOpened, 0)),
        notExists(
          db
            .select({ id: creditGrants.id })
            .from(creditGrants)
            .where(eq(creditGrants.reference, sql`'free:' || ${users.id} || ':' || ${monthsSinceOpened}`)),
        ),
        notExists(
          db
            .select({ id: memberships.id })
            .from(memberships)
            .where(
              and(
                eq(memberships.userId, users.id),
                lte(memberships.startsAt, sql`now()`),
                gt(memberships.endsAt, sql`now()`),
              ),
            ),
        ),
      ),
    );
  for (const { id } of due) await db.transaction((tx) => topUpFreeCredits(tx, id));
  return due.length;
}

/** Grants running memberships the credits of every month that has begun; the first came with the payment. */
export async function grantMembershipCredits({ db }: Context): Promise<number> {
  const running = await db
    .select({
      userId: memberships.userId,
      orderId: memberships.orderId,
      planCode: memberships.planCode,
      creditsPerMonth: memberships.creditsPerMonth,
      months: memberships.months,
      month: sql<number>`(extract(year from age(now(), ${memberships.startsAt})) * 12
        + extract(month from age(now(), ${memberships.startsAt})))::int`,
    })
    .from(memberships)
    .where(
      and(
        gt(memberships.creditsPerMonth, 0),
        lte(memberships.startsAt, sql`now()`),
        gt(memberships.endsAt, sql`now()`),
      ),
    );
  let granted = 0;
  for (const { userId, orderId, planCode, creditsPerMonth, months, month } of running) {
    // The days of grace behind a period bring nothing.
    for (let past = 1; past <= Math.min(month, months - 1); past++) {
      const grant = {
        userId,
        credits: creditsPerMonth,
        source: planCode,
        reference: `order:${orderId}:${past}`,
      };
      if (await db.transaction((tx) => grantCredits(tx, grant))) granted += 1;
    }
  }
  return granted;
}
