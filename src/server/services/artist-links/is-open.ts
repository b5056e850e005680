import { and, gt, isNull, sql } from 'drizzle-orm';
import { artistLinks } from '../../db/schema/artist-link.ts';

/** Whether a link can be opened: it was not withdrawn, and has not expired. */
export const isOpenLink = and(isNull(artistLinks.withdrawnAt), gt(artistLinks.expiresAt, sql`now()`));
