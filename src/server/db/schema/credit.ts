import { sql } from 'drizzle-orm';
import { check, index, integer, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creditEntryKinds } from '#contract/credit.ts';
import { generations } from './generation.ts';
import { users } from './user.ts';

/** Credits given at one time, spent before those that expire later. */
export const creditGrants = snakeCase.table(
  'credit_grants',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credits: integer().notNull(),
    /** What is left of them, kept in the transaction that writes the ledger. */
    remaining: integer().notNull(),
    source: text().notNull(),
    /** What they were given for, so that giving twice for one thing is impossible. */
    reference: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credit_grants_reference_key').on(t.reference),
    index().on(t.userId, t.expiresAt),
    check('credit_grants_remaining_range', sql`${t.remaining} between 0 and ${t.credits}`),
  ],
);

/** The ledger: rows are added, never changed. */
export const creditEntries = snakeCase.table(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grantId: uuid()
      .notNull()
      .references(() => creditGrants.id, { onDelete: 'cascade' }),
    generationId: uuid().references(() => generations.id, { onDelete: 'set null' }),
    kind: text({ enum: creditEntryKinds }).notNull(),
    credits: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId, t.createdAt.desc().nullsFirst()),
    index().on(t.generationId),
    // A hold of one grant is settled once: part of it may be spent, and the rest released.
    uniqueIndex('credit_entries_one_settlement')
      .on(t.generationId, t.grantId, t.kind)
      .where(sql`${t.kind} in ('spend', 'release')`),
    check('credit_entries_positive', sql`${t.credits} > 0`),
  ],
);
