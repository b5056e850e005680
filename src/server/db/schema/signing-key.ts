import { sql } from 'drizzle-orm';
import { snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What is signed or hashed, each with keys of its own. */
export const keyPurposes = ['access-token', 'media-address', 'email-hash', 'web-push'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** Keys that all processes of one installation share: for each purpose one that is on, and those before it. */
export const signingKeys = snakeCase.table(
  'signing_keys',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: keyPurposes }).notNull(),
    /** Base64. */
    key: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set when another takes its place; what it signed is good until it runs out. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('signing_keys_one_on').on(t.purpose).where(sql`${t.retiredAt} is null`)],
);
