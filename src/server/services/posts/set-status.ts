import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { posts } from '../../db/schema/post.ts';

/** Publishes a post, or takes it back into the drafts. Returns false when there is none. */
export async function setPostStatus(
  db: Executor,
  slug: string,
  status: 'draft' | 'published',
): Promise<boolean> {
  const changed = await db
    .update(posts)
    .set({ status })
    .where(eq(posts.slug, slug))
    .returning({ id: posts.id });
  return changed.length > 0;
}
