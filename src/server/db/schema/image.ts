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
import { imageTypes } from '#contract/image.ts';
import { styleIds } from '#contract/style.ts';
import { generations } from './generation.ts';
import { users } from './user.ts';

export const images = snakeCase.table(
  'images',
  {
    id: uuid().primaryKey(),
    batchId: uuid()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** Place in its batch, from 0. */
    position: integer().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the PNG lies in the media store. */
    mediaKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    prompt: text().notNull(),
    styleId: text({ enum: styleIds }),
    isColor: boolean().notNull(),
    isPublic: boolean().notNull(),
    /** False while its batch is still being drawn, and once it has been taken down. */
    isOnline: boolean().notNull().default(false),
    type: text({ enum: imageTypes }).notNull(),
    drawing: jsonb().$type<DrawingNotes>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('images_batch_position_key').on(t.batchId, t.position),
    index().on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
  ],
);
