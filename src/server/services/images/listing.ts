import { type SQL, sql } from 'drizzle-orm';
import type { LibraryPolicy } from '../../config.ts';
import { images } from '../../db/schema/image.ts';

/**
 * When a finished design comes into the library's lists, as SQL for its row. What the content filter was in doubt of
 * waits for the operator, whosever it is.
 */
export function listingTime(
  { newAccountDays, delayMinutes, needsReview }: LibraryPolicy,
  isDoubtful: boolean,
): SQL | null {
  if (isDoubtful) return null;
  const isNew = sql`(select created_at from users where id = ${images.userId}) > now() - make_interval(days => ${newAccountDays})`;
  const whenNew = needsReview ? sql`null` : sql`now() + make_interval(mins => ${delayMinutes})`;
  return sql`case when ${isNew} then ${whenNew} else now() end`;
}

/** Whether everybody may see it, as `inGallery` says in SQL of what was not deleted. */
export function isOpen({
  isPublic,
  isOnline,
  listedAt,
}: Pick<typeof images.$inferSelect, 'isPublic' | 'isOnline' | 'listedAt'>): boolean {
  return isPublic && isOnline && listedAt !== null && listedAt.getTime() <= Date.now();
}
