import { index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { images } from './image.ts';
import { users } from './user.ts';

/** What somebody finds wrong with an image, for the operator to read. */
export const reports = snakeCase.table(
  'reports',
  {
    id: uuid().primaryKey(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Who says so; null for the content filter. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.resolvedAt, t.createdAt), index().on(t.imageId)],
);
