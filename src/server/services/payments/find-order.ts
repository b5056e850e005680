import { and, eq, or } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/order.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The order that a provider knows by this name, of the order or of its payment. */
export async function findOrder(
  db: Executor,
  provider: string,
  name: string,
  userId?: string,
): Promise<OrderRow | undefined> {
  const isNamed = or(eq(orders.providerOrderId, name), eq(orders.providerPaymentId, name));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), isNamed, userId ? eq(orders.userId, userId) : undefined));
  return order;
}
