import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = snakeCase.table(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    /** When its owner showed that mails to it reach them; null while anybody may have written it down. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** Null for those who only ever signed in through Google. */
    passwordHash: text(),
    /** Google's own, lasting name for the person. */
    googleSubject: text(),
    avatarKey: text(),
    /** The ledger's balance, kept in the transaction that writes the ledger. */
    credits: integer().notNull().default(0),
    /** Whether its owner had an account before, and so finds no second allowance in the first month. */
    isReturning: boolean().notNull().default(false),
    /** Whether its owner runs the product: sees and does what is for operators alone. */
    isOperator: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set when the account is closed; it is purged some time later. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_google_subject_key').on(t.googleSubject),
    index('users_avatar_key').on(t.avatarKey),
    check('users_credits_not_negative', sql`${t.credits} >= 0`),
  ],
);
