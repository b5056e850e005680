import { and, gt, isNull, sql } from 'drizzle-orm';
import { loginLifetimeDays } from '#contract/login.ts';
import { logins } from '../../db/schema/login.ts';

/** Of a login that was not ended, and that is not older than any may become. */
export const isStanding = and(
  isNull(logins.revokedAt),
  gt(logins.createdAt, sql`now() - make_interval(days => ${loginLifetimeDays})`),
);

/** When a login is used, as far as that is remembered. */
export const thisHour = sql`date_trunc('hour', now())`;
