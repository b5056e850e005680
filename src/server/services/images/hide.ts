import { eq, sql } from 'drizzle-orm';
import type { Transacting } from '../../db/client.ts';
import { notifyTakedown } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { recountCategory } from '../library/recount.ts';

/** Takes an image down: at once nobody sees it any more, its owner neither. Returns false when there is none. */
export function hideImage(db: Transacting, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [image] = await tx
      .update(images)
      .set({ isOnline: false, hiddenAt: sql`now()` })
      .where(eq(images.id, id))
      .returning({ categoryId: images.categoryId });
    if (image?.categoryId) await recountCategory(tx, image.categoryId);
    await notifyTakedown(tx);
    return image !== undefined;
  });
}

/** Puts an image back. Returns false when there is none. */
export function showImage(db: Transacting, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isDrawn = sql`not exists (select from ${generations}
      where ${generations.id} = ${images.batchId} and ${generations.finishedAt} is null)`;
    const [image] = await tx
      .update(images)
      .set({ isOnline: isDrawn, hiddenAt: null })
      .where(eq(images.id, id))
      .returning({ categoryId: images.categoryId });
    if (image?.categoryId) await recountCategory(tx, image.categoryId);
    return image !== undefined;
  });
}
