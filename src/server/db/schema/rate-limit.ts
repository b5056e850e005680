import { bigint, index, integer, snakeCase, varchar } from 'drizzle-orm/pg-core';

/** Calls counted against the limits, in the shape that rate-limiter-flexible works with. */
export const rateLimits = snakeCase.table(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index().on(t.expire)],
);
