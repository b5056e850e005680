import { customType, index, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One sign-in on one device, and all the tokens that come out of it. */
export const logins = snakeCase.table(
  'logins',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set by logging out, or when one of its tokens turned out to be in two hands. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId)],
);

/** Refresh tokens by the hash of the token: what is stolen from this table opens nothing. */
export const refreshTokens = snakeCase.table(
  'refresh_tokens',
  {
    hash: bytea().primaryKey(),
    loginId: uuid()
      .notNull()
      .references(() => logins.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.loginId), index().on(t.expiresAt)],
);
