import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/order.ts';
import { receipts } from '../../db/schema/receipt.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Receipt } from '../../receipts/receipt.ts';
import type { Caller } from '../../signer.ts';

/**
 * The receipt of one of the caller's orders; of its refund, once it is refunded.
 * @throws ServiceError RECEIPT_NOT_FOUND
 */
export async function findReceipt(db: Executor, { userId }: Caller, orderId: string): Promise<Receipt> {
  const found = await select(db).where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  const latest = found.toSorted((a, b) => a.number - b.number).at(-1);
  if (!latest) throw new ServiceError('RECEIPT_NOT_FOUND');
  return latest;
}

/** A receipt by its number, with the buyer's email; undefined when the account is closed. */
export async function findReceiptByNumber(db: Executor, number: number): Promise<Receipt | undefined> {
  const [receipt] = await select(db).where(and(eq(receipts.number, number), isNull(users.closedAt)));
  return receipt;
}

function select(db: Executor) {
  return db
    .select({
      number: receipts.number,
      kind: receipts.kind,
      plan: receipts.plan,
      amount: receipts.amount,
      currency: receipts.currency,
      provider: receipts.provider,
      providerPaymentId: receipts.providerPaymentId,
      language: receipts.language,
      periodStartsAt: receipts.periodStartsAt,
      periodEndsAt: receipts.periodEndsAt,
      issuedAt: receipts.issuedAt,
      email: users.email,
    })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .innerJoin(users, eq(users.id, orders.userId));
}
