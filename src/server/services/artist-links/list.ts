import { and, desc, eq } from 'drizzle-orm';
import type { ArtistLink } from '#contract/artist-link.ts';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import type { Caller } from '../../signer.ts';
import { isOpenLink } from './is-open.ts';

/** The caller's links that can be opened, the latest first. */
export async function listArtistLinks({ db }: Context, { userId }: Caller): Promise<ArtistLink[]> {
  const rows = await db
    .select()
    .from(artistLinks)
    .where(and(eq(artistLinks.userId, userId), isOpenLink))
    .orderBy(desc(artistLinks.createdAt));
  return rows.map(({ id, createdAt, expiresAt, bytes }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    bytes,
  }));
}
