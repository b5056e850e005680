import { index, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tokenHash } from './token-hash.ts';
import { users } from './user.ts';

/** Links that were mailed to set a new password; each is good once. */
export const passwordResets = snakeCase.table(
  'password_resets',
  {
    hash: tokenHash().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId)],
);
