import { and, eq, gte, isNull, like, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { creditGrants } from '../../db/schema/credit.ts';
import { memberships } from '../../db/schema/membership.ts';
import { takeBackCredits } from '../credits/take-back.ts';
import type { OrderRow } from './find-order.ts';

/** Takes back what a refunded order gave: the credits that are unspent, and what is left of its time. */
export async function takeBackOrder(tx: Executor, order: Pick<OrderRow, 'id' | 'userId'>): Promise<void> {
  await takeBackCredits(tx, like(creditGrants.reference, `order:${order.id}:%`));
  const [ended] = await tx.select().from(memberships).where(eq(memberships.orderId, order.id));
  if (!ended) return;
  const now = new Date();
  const end = new Date(Math.max(now.getTime(), ended.startsAt.getTime()));
  if (ended.endsAt <= end) return;
  await tx.update(memberships).set({ endsAt: end, renewsAt: null }).where(eq(memberships.id, ended.id));
  // Passes that were to begin behind it begin that much earlier. Periods of memberships keep the provider's days.
  const earlier = sql`make_interval(secs => ${(ended.endsAt.getTime() - end.getTime()) / 1000})`;
  await tx
    .update(memberships)
    .set({
      startsAt: sql`${memberships.startsAt} - ${earlier}`,
      endsAt: sql`${memberships.endsAt} - ${earlier}`,
    })
    .where(
      and(
        eq(memberships.userId, order.userId),
        eq(memberships.level, ended.level),
        isNull(memberships.subscriptionId),
        gte(memberships.startsAt, ended.endsAt),
      ),
    );
}
