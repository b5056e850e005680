import { index, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderStates, orders } from './order.ts';

/**
 * What may follow what; the migration `order-life` fills it, and has a trigger refuse everything else. After `failed`
 * the buyer tries another card, and after `cancelled` another tab of theirs may still pay: money that came counts.
 */
export const orderTransitions = snakeCase.table(
  'order_transitions',
  { fromState: text({ enum: orderStates }).notNull(), toState: text({ enum: orderStates }).notNull() },
  (t) => [primaryKey({ columns: [t.fromState, t.toState] })],
);

/** Which states an order has been in, and since when: written by the trigger. */
export const orderEvents = snakeCase.table(
  'order_events',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: orderStates }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.orderId)],
);
