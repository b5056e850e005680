import { snakeCase, text } from 'drizzle-orm/pg-core';

/** What came with the product and was written here, so that it can be told from what an operator changed since. */
export const seeds = snakeCase.table('seeds', {
  /** What kind of thing, and its lasting name: `image:wolf-and-roses`. */
  key: text().primaryKey(),
  /** Digest of the row as it was written. */
  digest: text().notNull(),
});
