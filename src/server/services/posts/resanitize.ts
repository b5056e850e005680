import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { posts } from '../../db/schema/post.ts';
import { sanitizerVersion, sanitizeTexts } from './sanitize.ts';

/** Sanitizes what older rules have let through: once after the rules have changed, and nothing the next time. */
export async function resanitizePosts(db: Database): Promise<void> {
  const outdated = lt(posts.sanitizerVersion, sanitizerVersion);
  for (const { id } of await db.select({ id: posts.id }).from(posts).where(outdated)) {
    await db.transaction(async (tx) => {
      const [post] = await tx
        .select({ content: posts.content })
        .from(posts)
        .where(and(eq(posts.id, id), outdated))
        .for('update');
      if (!post) return;
      const content = sanitizeTexts(post.content);
      await tx.update(posts).set({ content, sanitizerVersion }).where(eq(posts.id, id));
    });
  }
}
