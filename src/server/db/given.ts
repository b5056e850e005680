import type { SQL } from 'drizzle-orm';

/** The condition for a value that may be left out; left out, it asks for nothing. */
export const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);
