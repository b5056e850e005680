import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { posts } from '../../db/schema/post.ts';

/** Takes a post back into the drafts. Returns false when there is none. */
export async function unpublishPost(db: Executor, slug: string): Promise<boolean> {
  const changed = await db
    .update(posts)
    .set({ status: 'draft' })
    .where(eq(posts.slug, slug))
    .returning({ id: posts.id });
  return changed.length > 0;
}
