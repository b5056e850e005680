import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { collections } from '../../db/schema/collection.ts';
import { ServiceError } from '../../errors.ts';

/** @throws ServiceError COLLECTION_NOT_FOUND, also for somebody else's */
export async function checkOwnCollection(db: Executor, userId: string, id: string): Promise<void> {
  const [collection] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)));
  if (!collection) throw new ServiceError('COLLECTION_NOT_FOUND');
}
