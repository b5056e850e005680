import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { removePackage } from './remove-package.ts';

/**
 * Takes back a link of the caller's: nobody can open it from now on, and its package is removed. May be repeated.
 * @throws ServiceError ARTIST_LINK_NOT_FOUND, also for somebody else's
 */
export async function withdrawArtistLink(context: Context, { userId }: Caller, id: string): Promise<void> {
  const [link] = await context.db
    .update(artistLinks)
    .set({ withdrawnAt: sql`coalesce(${artistLinks.withdrawnAt}, now())` })
    .where(and(eq(artistLinks.id, id), eq(artistLinks.userId, userId)))
    .returning();
  if (!link) throw new ServiceError('ARTIST_LINK_NOT_FOUND');
  await removePackage(context, link);
}

/** Takes back all links of an account that is closed; their packages go with the next night. */
export async function withdrawArtistLinksOf(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(artistLinks)
    .set({ withdrawnAt: sql`coalesce(${artistLinks.withdrawnAt}, now())` })
    .where(eq(artistLinks.userId, userId));
}
