import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DrawingNotes } from '#contract/drawing.ts';
import { imageRatios, imageTypes } from '#contract/image.ts';
import type { LocalizedText } from '#contract/language.ts';
import { styleIds } from '#contract/style-ids.ts';
import { categories } from './category.ts';
import { generations } from './generation.ts';
import { users } from './user.ts';

/** Pictures that people had drawn, and those of the library, which belong to nobody. */
export const images = snakeCase.table(
  'images',
  {
    id: uuid().primaryKey(),
    batchId: uuid().references(() => generations.id, { onDelete: 'cascade' }),
    /** Place in its batch, from 0. */
    position: integer().notNull().default(0),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    categoryId: uuid().references(() => categories.id, { onDelete: 'set null' }),
    /** Where the PNG lies in the media store, and where its version in colour lies. */
    mediaKey: text().notNull(),
    colorKey: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    ratio: text({ enum: imageRatios }).notNull(),
    /** A data URL with a few of its pixels. */
    placeholder: text(),
    /** Part of its address, where the picture behind it may change. */
    version: text(),
    slug: text(),
    title: jsonb().$type<LocalizedText>(),
    description: jsonb().$type<LocalizedText>(),
    /** HTML that was sanitized when it was written. */
    article: jsonb().$type<LocalizedText>(),
    prompt: jsonb().$type<string | LocalizedText>().notNull(),
    tagIds: text().array().notNull().default([]),
    styleId: text({ enum: styleIds }),
    isColor: boolean().notNull(),
    isPublic: boolean().notNull(),
    /** False while its batch is still being drawn, and once an operator has taken it down. */
    isOnline: boolean().notNull().default(false),
    /** When an operator took it down: then nobody sees it, whatever address they have. */
    hiddenAt: timestamp({ withTimezone: true }),
    /** From when on the library's lists have it, if it is public; null waits for the operator's nod. */
    listedAt: timestamp({ withTimezone: true }).defaultNow(),
    type: text({ enum: imageTypes }).notNull(),
    /** The image that it goes on from, which may be gone by now. */
    parentImageId: uuid(),
    hotness: integer().notNull().default(0),
    /** When its owner starred it. */
    starredAt: timestamp({ withTimezone: true }),
    drawing: jsonb().$type<DrawingNotes>().notNull(),
    /** How long its engine took, in milliseconds; of older ones nobody knows. */
    drawingMs: integer(),
    /** Words of its texts in every language, to be found by. */
    searchTokens: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted by its owner: gone for everybody, purged with its files some time later. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => {
    const inGallery = sql`${t.isPublic} and ${t.isOnline} and ${t.deletedAt} is null`;
    return [
      uniqueIndex('images_batch_position_key').on(t.batchId, t.position),
      index().on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
      index('images_starred')
        .on(t.userId, t.createdAt.desc().nullsFirst(), t.id)
        .where(sql`${t.starredAt} is not null`),
      index('images_gallery_hotness')
        .on(t.hotness.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(inGallery),
      index('images_gallery_created')
        .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(inGallery),
      index('images_category_hotness')
        .on(t.categoryId, t.hotness.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(inGallery),
      index('images_gallery_search').using('gin', t.searchTokens).where(inGallery),
      index('images_gallery_tags').using('gin', t.tagIds).where(inGallery),
      index('images_drawing_times')
        .on(sql`(${t.drawing} ->> 'engine')`, t.createdAt.desc().nullsFirst())
        .where(sql`${t.drawingMs} is not null`),
      index('images_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    ];
  },
);
