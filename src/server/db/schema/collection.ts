import { sql } from 'drizzle-orm';
import { index, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { images } from './image.ts';
import { users } from './user.ts';

/** What an owner put images together under. */
export const collections = snakeCase.table(
  'collections',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('collections_name_key').on(t.userId, sql`lower(${t.name})`)],
);

/** Which images lie in which collections; one image may lie in several. */
export const collectionImages = snakeCase.table(
  'collection_images',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.imageId] }), index().on(t.imageId)],
);
