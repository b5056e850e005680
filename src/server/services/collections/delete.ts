import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { collections } from '../../db/schema/collection.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Deletes a collection; the images that lay in it stay.
 * @throws ServiceError COLLECTION_NOT_FOUND, also for somebody else's
 */
export async function deleteCollection({ db }: Context, { userId }: Caller, id: string): Promise<void> {
  const [deleted] = await db
    .delete(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .returning({ id: collections.id });
  if (!deleted) throw new ServiceError('COLLECTION_NOT_FOUND');
}
