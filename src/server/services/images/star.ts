import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Stars an image of the caller's, or takes its star away, however often it is asked.
 * @throws ServiceError IMAGE_NOT_FOUND, also for somebody else's
 */
export async function starImage(
  { db }: Context,
  { userId }: Caller,
  id: string,
  isStarred: boolean,
): Promise<void> {
  const [image] = await db
    .update(images)
    .set({ starredAt: isStarred ? sql`coalesce(${images.starredAt}, now())` : null })
    .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.deletedAt)))
    .returning({ id: images.id });
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
}
