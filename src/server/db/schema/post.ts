import { index, integer, jsonb, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#contract/language.ts';
import { postStatuses } from '#contract/post.ts';

const localized = () => jsonb().$type<LocalizedText>().notNull().default({});

export const posts = snakeCase.table(
  'posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: localized(),
    /** HTML that was sanitized when it was written. */
    content: localized(),
    /** Of the rules by which it was. */
    sanitizerVersion: integer().notNull().default(0),
    excerpt: localized(),
    metaTitle: localized(),
    metaDesc: localized(),
    author: text().notNull(),
    featuredImageUrl: text(),
    status: text({ enum: postStatuses }).notNull().default('draft'),
    searchTokens: text().array().notNull().default([]),
    publishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('posts_slug_key').on(t.slug),
    index().on(t.status, t.publishedAt.desc().nullsFirst()),
    index().using('gin', t.searchTokens),
  ],
);
