import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { membershipLevels } from '#contract/plan.ts';
import { orders } from './order.ts';
import { subscriptions } from './subscription.ts';
import { users } from './user.ts';

/** A level for some time: a pass, or one paid period of a membership. */
export const memberships = snakeCase.table(
  'memberships',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for passes. */
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    planCode: text().notNull(),
    level: text({ enum: membershipLevels }).notNull(),
    /** Of a membership, each month; the first ones came with the payment. */
    creditsPerMonth: integer().notNull().default(0),
    months: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** When it goes on by itself; null for passes, and once canceled. */
    renewsAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId, t.endsAt), index().on(t.endsAt)],
);
