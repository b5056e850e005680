import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sources } from '../../db/schema/source.ts';
import { DrawingRefused } from '../../providers/image/image-provider.ts';

/**
 * The file of a picture that is to be redrawn.
 * @throws DrawingRefused when it has been removed since it was ordered
 */
export async function readSource({ db, media }: Context, id: string): Promise<Uint8Array> {
  const [source] = await db
    .select()
    .from(sources)
    .where(and(eq(sources.id, id), isNull(sources.deletedAt)));
  if (!source) throw new DrawingRefused('SOURCE_NOT_FOUND');
  return media.getBytes(source.mediaKey);
}
