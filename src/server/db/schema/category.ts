import {
  type AnyPgColumn,
  integer,
  jsonb,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#contract/language.ts';

export const categories = snakeCase.table(
  'categories',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    hotness: integer().notNull().default(0),
    parentId: uuid().references((): AnyPgColumn => categories.id, { onDelete: 'set null' }),
    /** Below /media: its picture in black and white, and in colour. */
    tattooKey: text(),
    sourceKey: text(),
    /** Kept by `recountCategory`, since counting a large library takes too long to do it for every reader. */
    imageCount: integer().notNull().default(0),
    tagCounts: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('categories_slug_key').on(t.slug)],
);

export const tags = snakeCase.table('tags', {
  /** Readable: a slug. */
  id: text().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
});
