import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/order.ts';
import { orderEvents } from '../../db/schema/order-life.ts';
import { users } from '../../db/schema/user.ts';

/** The hundred latest orders, newest first; of one account, if an email is given. Amounts are in cents. */
export function latestOrders(db: Executor, email?: string) {
  return db
    .select({
      order: orders.id,
      email: users.email,
      plan: orders.planCode,
      amount: orders.amount,
      currency: orders.currency,
      status: orders.status,
      credits: orders.creditsAdded,
      provider: orders.provider,
      payment: orders.providerPaymentId,
      created: orders.createdAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(email ? eq(sql`lower(${users.email})`, email.toLowerCase()) : undefined)
    .orderBy(desc(orders.createdAt))
    .limit(100);
}

/** The states that an order has been in, the first first. */
export function orderHistory(db: Executor, orderId: string) {
  return db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at));
}
