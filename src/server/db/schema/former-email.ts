import { snakeCase, timestamp } from 'drizzle-orm/pg-core';
import { tokenHash } from './token-hash.ts';

/** Emails of closed accounts, as keyed hashes: whoever comes back finds no second free allowance. */
export const formerEmails = snakeCase.table('former_emails', {
  hash: tokenHash().primaryKey(),
  closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
