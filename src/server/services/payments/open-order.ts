import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Pass } from '#contract/plan.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/order.ts';
import type { OrderRow } from './find-order.ts';

interface Wanted {
  userId: string;
  provider: string;
  plan: Pass;
  method: OrderRow['method'];
}

/**
 * An order of the same pass that is still to be paid: whoever has the checkout open in two tabs, or comes back to it,
 * pays one order, which the provider takes money for once. Providers keep orders for three hours.
 */
export async function findOpenOrder(
  db: Executor,
  { userId, provider, plan, method }: Wanted,
): Promise<OrderRow | undefined> {
  const [open] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.provider, provider),
        eq(orders.planCode, plan.code),
        eq(orders.amount, plan.price),
        eq(orders.plan, plan),
        eq(orders.method, method),
        eq(orders.status, 'created'),
        gt(orders.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return open;
}
