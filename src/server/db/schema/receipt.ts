import { integer, jsonb, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#contract/language.ts';
import type { Plan } from '#contract/plan.ts';
import { orders } from './order.ts';

export const receiptKinds = ['payment', 'refund'] as const;

/**
 * Numbered from 1 without gaps. It names nobody, and stays when the account that it was written for is purged: the
 * books need it.
 */
export const receipts = snakeCase.table(
  'receipts',
  {
    number: integer().primaryKey(),
    kind: text({ enum: receiptKinds }).notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    plan: jsonb().$type<Plan>().notNull(),
    /** In cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    provider: text().notNull(),
    providerPaymentId: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** What is paid for, where that is a time. */
    periodStartsAt: timestamp({ withTimezone: true }),
    periodEndsAt: timestamp({ withTimezone: true }),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // An order has one receipt, and one of its refund.
    uniqueIndex('receipts_order_key').on(t.orderId, t.kind),
  ],
);

/** One row: the last number that was given. Locked until the receipt is written, so that none is left out. */
export const receiptCounter = snakeCase.table('receipt_counter', {
  id: integer().primaryKey().default(1),
  last: integer().notNull().default(0),
});
