import { count, desc, eq } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Order, OrdersQuery } from '#contract/payment.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';

/** The caller's orders, newest first. */
export async function listOrders(
  context: Context,
  { userId }: Caller,
  { page, pageSize }: OrdersQuery,
): Promise<Page<Order>> {
  const own = eq(orders.userId, userId);
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    context.db.select({ total: count() }).from(orders).where(own),
  ]);
  const list = rows.map(
    ({ id, planCode, chargeType, creditsAdded, amount, currency, status, createdAt }) => ({
      ...{ orderId: id, planCode, chargeType, creditsAdded, amount, currency, status, receiptNumber: null },
      createdAt: createdAt.toISOString(),
    }),
  );
  return paginate({ currentPage: page, pageSize }, counted?.total ?? 0, list);
}
