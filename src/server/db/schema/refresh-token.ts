import { customType, index, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Refresh tokens by the hash of the token: what is stolen from this table opens nothing. */
export const refreshTokens = snakeCase.table(
  'refresh_tokens',
  {
    hash: bytea().primaryKey(),
    /** One login and all the tokens that were rotated out of it. */
    familyId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.familyId), index().on(t.userId), index().on(t.expiresAt)],
);
