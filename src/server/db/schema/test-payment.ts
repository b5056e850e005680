import { boolean, integer, jsonb, snakeCase, text, timestamp } from 'drizzle-orm/pg-core';
import { declineReasons } from '#contract/payment.ts';

/** The books of the provider that takes no money: what a real one would remember by itself. */
export const testPayments = snakeCase.table('test_payments', {
  id: text().primaryKey(),
  /** Ours; asking twice with one reference makes one payment. */
  reference: text().notNull().unique(),
  currency: text().notNull(),
  /** In cents: of an order, or of a membership's first period. */
  amount: integer().notNull(),
  /** Of a membership: what its renewals cost, how many months each lasts, and whether its card pays them. */
  renewalPrice: integer(),
  months: integer(),
  renews: boolean().notNull().default(true),
  /** What the card says that was entered last; null for one that pays. */
  cardDeclines: text({ enum: declineReasons }),
  status: text({ enum: ['CREATED', 'DECLINED', 'COMPLETED'] })
    .notNull()
    .default('CREATED'),
  /** In cents, by the payment's name. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
  startsAt: timestamp({ withTimezone: true }),
  paidAt: timestamp({ withTimezone: true }),
  cancelledAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
