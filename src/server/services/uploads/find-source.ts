import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sources } from '../../db/schema/source.ts';
import { ServiceError } from '../../errors.ts';
import { type Access, givesAccess } from '../signed-address.ts';
import { sourceAccess } from './source-url.ts';

/**
 * Where the picture behind a signed address lies in the media store.
 * @throws ServiceError NOT_FOUND, also for an address that gives no access
 */
export async function findSource(
  { db, signer }: Context,
  { id, ...access }: Access & { id: string },
): Promise<string> {
  if (!givesAccess(signer, sourceAccess(id), access)) throw new ServiceError('NOT_FOUND');
  const [source] = await db.select().from(sources).where(eq(sources.id, id));
  if (!source) throw new ServiceError('NOT_FOUND');
  return source.mediaKey;
}
