import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { memberships } from '../../db/schema/membership.ts';
import { grantCredits } from '../credits/grant.ts';
import { grantPeriod } from '../memberships/grant-period.ts';
import type { OrderRow } from './find-order.ts';
import type { Granted } from './granted.ts';
import { plus, runningEnd } from './running-end.ts';

/**
 * Gives what was bought: credits, and the level for its time. Call it while the account is locked, in the transaction
 * that marks the order as granted.
 */
export async function grantOrder(tx: Executor, order: OrderRow): Promise<Granted> {
  const { plan } = order;
  if (plan.kind === 'membership') return grantPeriod(tx, order, plan);

  // Behind a running one of the same level, so that none of its days are lost.
  const startsAt = (await runningEnd(tx, order.userId, plan.level)) ?? new Date();
  const [membership] = await tx
    .insert(memberships)
    .values({
      ...{ id: newId(), userId: order.userId, orderId: order.id },
      ...{ planCode: plan.code, level: plan.level, startsAt },
      endsAt: plus(startsAt, { days: plan.days }),
    })
    .returning();
  if (!membership) throw new Error(`order ${order.id} was not granted`);
  await grantCredits(tx, {
    ...{ userId: order.userId, credits: plan.credits, source: plan.code },
    reference: `order:${order.id}:0`,
  });
  return { creditsAdded: plan.credits, period: membership };
}
