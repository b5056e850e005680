import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { images } from '../../db/schema/image.ts';

/** Lets a design into the library's lists; says whether there is one of this id. */
export async function approveImage(db: Executor, id: string): Promise<boolean> {
  const approved = await db
    .update(images)
    .set({ listedAt: sql`now()` })
    .where(eq(images.id, id))
    .returning({ id: images.id });
  return approved.length > 0;
}
