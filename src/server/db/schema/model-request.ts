import { index, integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Pictures that a paid image model was asked for, each at most once. They outlive their generation, so that closing an
 * account gives nothing of the day's limit back.
 */
export const modelRequests = snakeCase.table(
  'model_requests',
  {
    generationId: uuid().notNull(),
    /** Which picture of its generation, from 0. */
    position: integer().notNull(),
    engine: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.position] }), index().on(t.engine, t.askedAt)],
);
