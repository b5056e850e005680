import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/** What operators did, one row for each act; rows are never changed. */
export const operatorActs = snakeCase.table(
  'operator_acts',
  {
    id: uuid().primaryKey(),
    /** Null for the command line, and once the account is gone. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The operator's name at the time, or the command line. */
    actor: text().notNull(),
    act: text().notNull(),
    /** What it was done to, by its id or name. */
    subject: text(),
    details: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('operator_acts_created_at').on(t.createdAt),
    index('operator_acts_operator_id').on(t.operatorId),
  ],
);
