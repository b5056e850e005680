import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/** Links to what somebody packed for their artist. The packages are encrypted; their keys never come here. */
export const artistLinks = snakeCase.table(
  'artist_links',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the package is gone: the row stays for a while, to tell whoever comes what became of it. */
    mediaKey: text(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);
