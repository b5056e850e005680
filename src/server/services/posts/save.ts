import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { posts } from '../../db/schema/post.ts';
import { indexTokens } from '../search/tokens.ts';
import { sanitizerVersion, sanitizeTexts } from './sanitize.ts';

type PostToSave = Omit<
  typeof posts.$inferInsert,
  'id' | 'searchTokens' | 'sanitizerVersion' | 'publishedAt'
> & {
  publishedAt?: string | undefined;
};

/** Adds a post, or replaces the one with its slug; its HTML is sanitized. */
export async function savePost(db: Executor, post: PostToSave): Promise<void> {
  const content = sanitizeTexts(post.content ?? {});
  const values = {
    ...post,
    content,
    sanitizerVersion,
    searchTokens: indexTokens(post.title, post.excerpt, content),
    publishedAt: new Date(post.publishedAt ?? Date.now()),
  };
  await db
    .insert(posts)
    .values({ id: newId(), ...values })
    .onConflictDoUpdate({ target: posts.slug, set: values });
}
