import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/** Pictures that people uploaded to have them redrawn; removed after a while. */
export const sources = snakeCase.table(
  'sources',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted by its owner: nobody sees it any more, and the file goes with the next night. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);
