import { snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#contract/language.ts';
import { logins } from './login.ts';

/** Browsers that are told when designs are drawn: one for each login, and gone with it. */
export const pushSubscriptions = snakeCase.table('push_subscriptions', {
  loginId: uuid()
    .primaryKey()
    .references(() => logins.id, { onDelete: 'cascade' }),
  /** Where the browser's push service takes messages. */
  endpoint: text().notNull().unique(),
  /** The browser's public key and secret, which messages are encrypted for. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The public key of ours that it subscribed with. */
  applicationKey: text().notNull(),
  language: text({ enum: languages }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
