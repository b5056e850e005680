import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tokenHash } from './token-hash.ts';
import { users } from './user.ts';

/** One sign-in on one device, and all the tokens that come out of it. */
export const logins = snakeCase.table(
  'logins',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where from, hashed: somebody who has been here before is not locked out by strangers' guesses. */
    addressHash: tokenHash(),
    /** What it runs in, by the names that people know: `Firefox`, `Windows`. */
    browser: text(),
    system: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** To the hour. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set by logging out, or when one of its tokens turned out to be in two hands. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId)],
);

/** What a browser exchanges for new access tokens, each once. */
export const refreshTokens = snakeCase.table(
  'refresh_tokens',
  {
    hash: tokenHash().primaryKey(),
    loginId: uuid()
      .notNull()
      .references(() => logins.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.loginId), index().on(t.expiresAt)],
);
