import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notifyTakedown } from '../../db/notifications.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Deletes an image of the caller's: it is gone at once, and its files are some days later.
 * @throws ServiceError IMAGE_NOT_FOUND, also for somebody else's
 */
export async function deleteImage(context: Context, { userId }: Caller, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [deleted] = await tx
      .update(images)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.deletedAt)))
      .returning({ id: images.id });
    if (!deleted) throw new ServiceError('IMAGE_NOT_FOUND');
    await notifyTakedown(tx);
  });
  context.notifications.countTakedown();
}
