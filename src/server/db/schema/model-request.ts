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
    /** What the provider calls it; null until it has said so. Another attempt goes on with it. */
    remoteId: text(),
    /** How often the provider has said that there is news of it. */
    heard: integer().notNull().default(0),
    /** How much of it is done, in percent, as the provider says. */
    percent: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.position] }), index().on(t.engine, t.askedAt)],
);
