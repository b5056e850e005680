import { snakeCase, text } from 'drizzle-orm/pg-core';

/** Keys that all processes of one installation share, made at the first start. */
export const secrets = snakeCase.table('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
