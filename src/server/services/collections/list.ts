import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Collection } from '#contract/collection.ts';
import type { Context } from '../../context.ts';
import { collectionImages, collections } from '../../db/schema/collection.ts';
import { images } from '../../db/schema/image.ts';
import type { Caller } from '../../signer.ts';

/** The caller's collections by name, each with how many images are to be seen in it. */
export async function listCollections({ db }: Context, { userId }: Caller): Promise<Collection[]> {
  const rows = await db
    .select({
      id: collections.id,
      name: collections.name,
      createdAt: collections.createdAt,
      imageCount: count(images.id),
    })
    .from(collections)
    .leftJoin(collectionImages, eq(collectionImages.collectionId, collections.id))
    .leftJoin(
      images,
      and(eq(images.id, collectionImages.imageId), eq(images.isOnline, true), isNull(images.deletedAt)),
    )
    .where(eq(collections.userId, userId))
    .groupBy(collections.id)
    .orderBy(asc(collections.name), asc(collections.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
