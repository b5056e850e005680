import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { receiptCounter, receipts } from '../../db/schema/receipt.ts';
import type { Queue } from '../../queue.ts';
import type { OrderRow } from '../payments/find-order.ts';

/**
 * Writes the receipt of a payment or of its refund, under the next number, and has it mailed. Others wait for the
 * number until this transaction ends; one that is rolled back gives it back, so that none is left out.
 */
export async function issueReceipt(
  tx: Executor,
  queue: Queue,
  order: OrderRow,
  kind: 'payment' | 'refund',
  period?: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const [counter] = await tx
    .update(receiptCounter)
    .set({ last: sql`${receiptCounter.last} + 1` })
    .where(eq(receiptCounter.id, 1))
    .returning();
  if (!counter || !order.providerPaymentId) throw new Error(`order ${order.id} got no receipt`);
  const { plan, amount, currency, provider, providerPaymentId, language } = order;
  await tx.insert(receipts).values({
    ...{ number: counter.last, kind, orderId: order.id },
    ...{ plan, amount, currency, provider, providerPaymentId, language },
    ...{ periodStartsAt: period?.startsAt, periodEndsAt: period?.endsAt },
  });
  await queue.add('receipt', { number: counter.last }, tx);
}
