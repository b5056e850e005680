import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';
import { users } from '../../db/schema/user.ts';

const mostListed = 200;

/** Public designs that are in no list yet: those that wait for a nod, whose time is null, and those that wait for their time. */
export function listWaitingImages(db: Executor) {
  return db
    .select({
      image: images.id,
      by: users.username,
      at: images.createdAt,
      listed: images.listedAt,
      prompt: images.prompt,
    })
    .from(images)
    .leftJoin(users, eq(users.id, images.userId))
    .where(
      and(
        eq(images.isPublic, true),
        eq(images.isOnline, true),
        isNull(images.deletedAt),
        or(isNull(images.listedAt), gt(images.listedAt, sql`now()`)),
      ),
    )
    .orderBy(asc(images.createdAt))
    .limit(mostListed);
}
