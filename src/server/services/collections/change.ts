import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { type CollectionChange, maxCollectionImages } from '#contract/collection.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { collectionImages } from '../../db/schema/collection.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { checkOwnCollection } from './find.ts';

/**
 * Puts images of the caller's into a collection and takes others out; what is there already, or is not, stays so.
 * Nothing is done when any of it cannot be.
 * @throws ServiceError COLLECTION_NOT_FOUND, IMAGE_NOT_FOUND (also for somebody else's) or COLLECTION_FULL
 */
export async function changeCollection(
  { db }: Context,
  { userId }: Caller,
  id: string,
  { add, remove }: CollectionChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await checkOwnCollection(tx, userId, id);
    if (remove.length > 0) {
      await tx
        .delete(collectionImages)
        .where(and(eq(collectionImages.collectionId, id), inArray(collectionImages.imageId, remove)));
    }
    if (add.length === 0) return;
    await checkOwnImages(tx, userId, add);
    const rows = [...new Set(add)].map((imageId) => ({ collectionId: id, imageId }));
    await tx.insert(collectionImages).values(rows).onConflictDoNothing();
    const [inIt] = await tx
      .select({ total: count() })
      .from(collectionImages)
      .where(eq(collectionImages.collectionId, id));
    if ((inIt?.total ?? 0) > maxCollectionImages) throw new ServiceError('COLLECTION_FULL');
  });
}

async function checkOwnImages(tx: Executor, userId: string, ids: string[]): Promise<void> {
  const own = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.userId, userId), isNull(images.deletedAt)));
  if (own.length < new Set(ids).size) throw new ServiceError('IMAGE_NOT_FOUND');
}
