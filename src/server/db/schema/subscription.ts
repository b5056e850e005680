import {
  type AnyPgColumn,
  boolean,
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
import { declineReasons, paymentMethods } from '#contract/payment.ts';
import type { Membership } from '#contract/plan.ts';
import { users } from './user.ts';

/**
 * `created` at the provider; `scheduled` when it was agreed to and begins later; `active` while it renews;
 * `past-due` while a renewal is not paid; `cancelled` when it renews no more and its last period runs; `ended`.
 */
export const subscriptionStates = [
  'created',
  'scheduled',
  'active',
  'past-due',
  'cancelled',
  'ended',
] as const;

/** A membership that its buyer agreed to pay for, period by period. Each payment is an order. */
export const subscriptions = snakeCase.table(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planCode: text().notNull(),
    /** As it was sold; its price stays for those who have it. */
    plan: jsonb().$type<Membership>().notNull(),
    currency: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    language: text({ enum: languages }).notNull(),
    provider: text().notNull(),
    providerSubscriptionId: text().notNull(),
    status: text({ enum: subscriptionStates }).notNull().default('created'),
    declined: text({ enum: declineReasons }),
    /** In cents: what the first period costs, after what was unused of another membership. */
    firstAmount: integer().notNull(),
    /** The membership that ends when this one begins, and how many credits of it the first price makes up for. */
    replacesId: uuid().references((): AnyPgColumn => subscriptions.id, { onDelete: 'set null' }),
    creditsTakenBack: integer().notNull().default(0),
    /** When the first period begins, if that is not with the first payment. */
    startsAt: timestamp({ withTimezone: true }),
    /** Until when it is paid for; null before the first payment. */
    periodEndsAt: timestamp({ withTimezone: true }),
    /** Until when the level stays while a renewal is not paid. */
    graceUntil: timestamp({ withTimezone: true }),
    /** Whether the provider is still to be told that it renews no more. */
    mustCancel: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('subscriptions_provider_key').on(t.provider, t.providerSubscriptionId),
    index().on(t.userId),
    index().on(t.status, t.periodEndsAt),
  ],
);

/** What the provider calls a membership of ours at one price; made when it is first bought. */
export const providerPlans = snakeCase.table(
  'provider_plans',
  {
    provider: text().notNull(),
    planCode: text().notNull(),
    price: integer().notNull(),
    currency: text().notNull(),
    providerPlanId: text().notNull(),
  },
  (t) => [uniqueIndex('provider_plans_key').on(t.provider, t.planCode, t.price, t.currency)],
);
