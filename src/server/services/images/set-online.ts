import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';
import { recountCategory } from '../library/recount.ts';

/** Takes an image down, or puts it back. Returns false when there is none. */
export async function setImageOnline(db: Executor, imageId: string, isOnline: boolean): Promise<boolean> {
  const [image] = await db
    .update(images)
    .set({ isOnline })
    .where(eq(images.id, imageId))
    .returning({ categoryId: images.categoryId });
  if (image?.categoryId) await recountCategory(db, image.categoryId);
  return image !== undefined;
}
