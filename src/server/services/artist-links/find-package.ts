import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import { ServiceError } from '../../errors.ts';

/**
 * Where the package that a link leads to lies in the media store, for whoever has the link's address.
 * @throws ServiceError ARTIST_LINK_NOT_FOUND, ARTIST_LINK_EXPIRED or ARTIST_LINK_WITHDRAWN
 */
export async function findArtistPackage({ db }: Context, id: string): Promise<string> {
  const [link] = await db
    .select({
      mediaKey: artistLinks.mediaKey,
      withdrawnAt: artistLinks.withdrawnAt,
      hasExpired: sql<boolean>`${artistLinks.expiresAt} <= now()`,
    })
    .from(artistLinks)
    .where(eq(artistLinks.id, id));
  if (!link) throw new ServiceError('ARTIST_LINK_NOT_FOUND');
  if (link.withdrawnAt) throw new ServiceError('ARTIST_LINK_WITHDRAWN');
  if (link.hasExpired) throw new ServiceError('ARTIST_LINK_EXPIRED');
  if (!link.mediaKey) throw new ServiceError('ARTIST_LINK_NOT_FOUND');
  return link.mediaKey;
}
