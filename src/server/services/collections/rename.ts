import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { collections } from '../../db/schema/collection.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** @throws ServiceError COLLECTION_NOT_FOUND, also for somebody else's, or COLLECTION_NAME_TAKEN */
export async function renameCollection(
  { db }: Context,
  { userId }: Caller,
  id: string,
  name: string,
): Promise<void> {
  const [renamed] = await refuseTakenName(
    db
      .update(collections)
      .set({ name })
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
      .returning({ id: collections.id }),
  );
  if (!renamed) throw new ServiceError('COLLECTION_NOT_FOUND');
}
