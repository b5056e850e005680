import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sources } from '../../db/schema/source.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { type Access, givesAccess } from '../signed-address.ts';
import { sourceAccess } from './source-url.ts';

/**
 * Where the picture behind a signed address lies in the media store.
 * @throws ServiceError NOT_FOUND, also for an address that gives no access, and for what a closed account left
 */
export async function findSource(
  { db, signer }: Context,
  { id, ...access }: Access & { id: string },
): Promise<string> {
  if (!givesAccess(signer, sourceAccess(id), access)) throw new ServiceError('NOT_FOUND');
  const [source] = await db
    .select({ mediaKey: sources.mediaKey })
    .from(sources)
    .innerJoin(users, eq(users.id, sources.userId))
    .where(and(eq(sources.id, id), isNull(sources.deletedAt), isNull(users.closedAt)));
  if (!source) throw new ServiceError('NOT_FOUND');
  return source.mediaKey;
}
