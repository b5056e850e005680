import { and, count, desc, eq } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Order, OrdersQuery } from '#contract/payment.ts';
import type { Context } from '../../context.ts';
import { type OrderState, orders } from '../../db/schema/order.ts';
import { receipts } from '../../db/schema/receipt.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';

/** The states of an order in the words of its buyer. What is paid and not granted yet is on its way. */
const statuses: Record<OrderState, Order['status']> = {
  created: 'unpaid',
  pending: 'pending',
  paid: 'pending',
  granted: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refund',
  disputed: 'disputed',
};

/** The caller's orders, newest first. */
export async function listOrders(
  context: Context,
  { userId }: Caller,
  { page, pageSize }: OrdersQuery,
): Promise<Page<Order>> {
  const own = eq(orders.userId, userId);
  const isItsReceipt = and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'payment'));
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ order: orders, receiptNumber: receipts.number })
      .from(orders)
      .leftJoin(receipts, isItsReceipt)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    context.db.select({ total: count() }).from(orders).where(own),
  ]);
  const list = rows.map(({ order, receiptNumber }) => ({
    ...{ orderId: order.id, planCode: order.planCode, chargeType: order.chargeType },
    ...{ creditsAdded: order.creditsAdded, amount: order.amount, currency: order.currency },
    ...{ status: statuses[order.status], receiptNumber, createdAt: order.createdAt.toISOString() },
  }));
  return paginate({ currentPage: page, pageSize }, counted?.total ?? 0, list);
}
