import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { undoDeletionMinutes } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Takes the deletion of an image of the caller's back: it is where it was. One that is not deleted stays as it is.
 * @throws ServiceError IMAGE_NOT_FOUND for somebody else's, and once it is too late
 */
export async function restoreImage({ db }: Context, { userId }: Caller, id: string): Promise<void> {
  const inTime = gt(images.deletedAt, sql`now() - make_interval(mins => ${undoDeletionMinutes})`);
  const [restored] = await db
    .update(images)
    .set({ deletedAt: null })
    .where(and(eq(images.id, id), eq(images.userId, userId), or(isNull(images.deletedAt), inTime)))
    .returning({ id: images.id });
  if (!restored) throw new ServiceError('IMAGE_NOT_FOUND');
}
