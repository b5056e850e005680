import { count, eq } from 'drizzle-orm';
import { type Collection, maxCollections } from '#contract/collection.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { collections } from '../../db/schema/collection.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/**
 * Begins an empty collection.
 * @throws ServiceError COLLECTION_NAME_TAKEN or TOO_MANY_COLLECTIONS
 */
export function createCollection({ db }: Context, { userId }: Caller, name: string): Promise<Collection> {
  return db.transaction(async (tx) => {
    // One after the other: several at once would pass the limit together.
    await lockAccount(tx, userId);
    const [known] = await tx
      .select({ total: count() })
      .from(collections)
      .where(eq(collections.userId, userId));
    if ((known?.total ?? 0) >= maxCollections) throw new ServiceError('TOO_MANY_COLLECTIONS');
    const id = newId();
    const createdAt = new Date();
    await refuseTakenName(tx.insert(collections).values({ id, userId, name, createdAt }));
    return { id, name, imageCount: 0, createdAt: createdAt.toISOString() };
  });
}
