import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { mediaKeyOf, mediaPrefix } from './store-image.ts';

/** Removes files that were written for a generation which ended before their picture counted as stored. */
export async function discardLeftovers({ db, media }: Context, generationId: string): Promise<void> {
  const [generation] = await db.select().from(generations).where(eq(generations.id, generationId));
  if (!generation) return media.deleteAll(mediaPrefix(generationId));
  // While it runs, another attempt may be writing.
  if (!generation.finishedAt) return;
  const stored = await db
    .select({ position: images.position })
    .from(images)
    .where(eq(images.batchId, generationId));
  const kept = new Set(stored.map(({ position }) => position));
  for (const position of generation.stages.keys())
    if (!kept.has(position)) await media.delete(mediaKeyOf(generationId, position));
}
