import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import {
  type ArtistLink,
  type ArtistLinkDays,
  maxArtistLinks,
  maxArtistPackageBytes,
} from '#contract/artist-link.ts';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { isOpenLink } from './is-open.ts';
import { packageKey } from './package-key.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Keeps a package for an artist, and makes the link that leads to it.
 * @param file encrypted: nothing of it can be read here, and nothing is tried
 * @throws ServiceError TOO_LARGE, or TOO_MANY_ARTIST_LINKS
 */
export async function createArtistLink(
  { db, media }: Context,
  { userId }: Caller,
  file: Uint8Array,
  days: ArtistLinkDays,
): Promise<ArtistLink> {
  if (file.byteLength > maxArtistPackageBytes) throw new ServiceError('TOO_LARGE');
  // Not one of our usual ids, which tell when they were made: this one must not be guessed.
  const id = randomUUID();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + Number(days) * dayMs);
  const mediaKey = packageKey(userId, id);
  const bytes = file.byteLength;
  await db.transaction(async (tx) => {
    // One after the other: several at once would pass the limit together.
    if (!(await lockAccount(tx, userId))) throw new ServiceError('UNAUTHENTICATED');
    const [known] = await tx
      .select({ total: count() })
      .from(artistLinks)
      .where(and(eq(artistLinks.userId, userId), isOpenLink));
    if ((known?.total ?? 0) >= maxArtistLinks) throw new ServiceError('TOO_MANY_ARTIST_LINKS');
    await tx.insert(artistLinks).values({ id, userId, mediaKey, bytes, createdAt, expiresAt });
  });
  try {
    await media.put(mediaKey, file, { contentType: 'application/octet-stream' });
  } catch (error) {
    // Nobody has its address yet, and it would count against the limit.
    await db.delete(artistLinks).where(eq(artistLinks.id, id));
    throw error;
  }
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), bytes };
}
