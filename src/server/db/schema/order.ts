import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { languages } from '#contract/language.ts';
import { chargeTypes, declineReasons, paymentMethods } from '#contract/payment.ts';
import type { Plan } from '#contract/plan.ts';
import { subscriptions } from './subscription.ts';
import { users } from './user.ts';

/**
 * The life of an order: `created` at the provider; `pending` while the money is on its way; `paid` once it is here,
 * and `granted` with what was bought, in the same transaction; `failed` when the provider refused, `cancelled` when
 * its buyer left; `refunded`; `disputed` while the buyer asks their bank for the money.
 */
export const orderStates = [
  'created',
  'pending',
  'paid',
  'granted',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** One payment: of a pass, or of one period of a membership. What it is about never changes (`order-life`). */
export const orders = snakeCase.table(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planCode: text().notNull(),
    /** As it was sold; what the catalogue says later is no matter. */
    plan: jsonb().$type<Plan>().notNull(),
    /** In cents: what has to be paid before anything is given. */
    amount: integer().notNull(),
    currency: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    chargeType: text({ enum: chargeTypes }).notNull(),
    /** The buyer's, for the receipt. */
    language: text({ enum: languages }).notNull(),
    provider: text().notNull(),
    /** The order's name at the payment provider, which is also its name on our wire. */
    providerOrderId: text().notNull(),
    /** The name of the payment itself, which refunds and disputes are about. */
    providerPaymentId: text(),
    /** Of which membership it pays a period, and which: from 0. */
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    period: integer(),
    /** One of `orderStates`; the transitions are enforced by `order-life`. */
    status: text({ enum: orderStates }).notNull().default('created'),
    declined: text({ enum: declineReasons }),
    /** How often it was declined. Each attempt has a name of its own at the provider. */
    declines: integer().notNull().default(0),
    creditsAdded: integer().notNull().default(0),
    refundedAmount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('orders_provider_order_key').on(t.provider, t.providerOrderId),
    uniqueIndex('orders_provider_payment_key').on(t.provider, t.providerPaymentId),
    uniqueIndex('orders_period_key').on(t.subscriptionId, t.period),
    index().on(t.userId, t.createdAt.desc().nullsFirst()),
    index().on(t.status, t.createdAt),
    check('orders_refunded_range', sql`${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);
