import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { posts } from '../../db/schema/post.ts';

/** All posts, drafts as well, newest first. */
export function listAllPosts(db: Executor) {
  return db
    .select({ slug: posts.slug, status: posts.status, published: posts.publishedAt, title: posts.title })
    .from(posts)
    .orderBy(desc(posts.createdAt));
}
