import { and, arrayContains, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Post, PostsQuery } from '#contract/post.ts';
import type { Context } from '../../context.ts';
import { given } from '../../db/given.ts';
import { posts } from '../../db/schema/post.ts';
import { paginate } from '../paginate.ts';
import { queryTokens } from '../search/tokens.ts';
import { sanitizerVersion, sanitizeTexts } from './sanitize.ts';

/** One page of the published posts. */
export async function listPosts({ db }: Context, query: PostsQuery): Promise<Page<Post>> {
  const tokens = queryTokens(query.search ?? '');
  const where = and(
    eq(posts.status, 'published'),
    // Nobody may read drafts here, whoever asks for them.
    query.status === 'draft' ? sql`false` : undefined,
    given(query.postId, (postId) => eq(posts.id, postId)),
    given(query.slug, (slug) => eq(posts.slug, slug)),
    given(query.author, (author) => eq(posts.author, author)),
    tokens.length > 0 ? arrayContains(posts.searchTokens, tokens) : undefined,
  );
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const sortKey = query.sortBy === 'title' ? sql`${posts.title} ->> ${query.lang}` : posts.publishedAt;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(where)
      .orderBy(direction(sortKey), asc(posts.id))
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    db.select({ total: count() }).from(posts).where(where),
  ]);
  return paginate(query, counted?.total ?? 0, rows.map(toPost));
}

function toPost(row: typeof posts.$inferSelect): Post {
  const { id, slug, title, excerpt, metaTitle, metaDesc, author, featuredImageUrl, status, publishedAt } =
    row;
  return {
    ...{ post_id: id, slug, title, excerpt, metaTitle, metaDesc, author, featuredImageUrl, status },
    // Another process may have an older server's rules, and write after this one has gone through all posts.
    content: row.sanitizerVersion < sanitizerVersion ? sanitizeTexts(row.content) : row.content,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
