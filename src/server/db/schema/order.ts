import { index, integer, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chargeTypes, orderStatuses, paymentMethods } from '#contract/payment.ts';
import { users } from './user.ts';

export const orders = snakeCase.table(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planCode: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    chargeType: text({ enum: chargeTypes }).notNull(),
    provider: text().notNull(),
    /** The order's name at the payment provider, which is also its name on our wire. */
    providerOrderId: text().notNull(),
    creditsAdded: integer().notNull().default(0),
    /** In cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: orderStatuses }).notNull().default('unpaid'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    capturedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('orders_provider_order_key').on(t.provider, t.providerOrderId),
    index().on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);
