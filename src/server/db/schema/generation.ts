import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  snakeCase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StartGeneration } from '#contract/generation.ts';
import { generationStatuses, outputStages } from '#contract/generation.ts';
import { users } from './user.ts';

/** One press of the Create button: one to four pictures from one prompt. */
export const generations = snakeCase.table(
  'generations',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    params: jsonb().$type<StartGeneration>().notNull(),
    /** Who draws it, and what each picture cost when it was ordered. */
    engine: text().notNull().default('flash-composer'),
    creditsPerImage: integer().notNull().default(1),
    seed: bigint({ mode: 'number' }).notNull(),
    isPublic: boolean().notNull(),
    status: text({ enum: generationStatuses }).notNull().default('starting'),
    /** When the first picture's turn is; each of the others has the turn after. */
    turn: integer().notNull().default(0),
    /** What is being done to each picture. */
    stages: text({ enum: outputStages }).array().notNull(),
    /** Rules of the content filter that want the operator to see what is drawn. */
    findings: text().array().notNull().default([]),
    /** A reason of the error table. */
    error: text(),
    /** Counts the changes, so that a waiting caller knows whether there is news. */
    revision: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.userId, t.createdAt.desc().nullsFirst()),
    index('generations_unfinished_index').on(t.userId).where(sql`finished_at is null`),
  ],
);
