import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';

/** Removes what a link leads to. The file goes first: a row left over is found again. */
export async function removePackage(
  { db, media }: Context,
  { id, mediaKey }: Pick<typeof artistLinks.$inferSelect, 'id' | 'mediaKey'>,
): Promise<void> {
  if (!mediaKey) return;
  await media.delete(mediaKey);
  await db.update(artistLinks).set({ mediaKey: null }).where(eq(artistLinks.id, id));
}
