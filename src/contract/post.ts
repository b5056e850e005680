import { z } from 'zod';
import { boundedString } from './bounded.ts';
import { languageSchema, localizedTextSchema } from './language.ts';
import { pageQuerySchema } from './page.ts';

export const postStatuses = ['draft', 'published'] as const;

/** A blog article. `content` is HTML that has been sanitized. */
export const postSchema = z.object({
  post_id: z.uuid(),
  slug: z.string(),
  title: localizedTextSchema,
  content: localizedTextSchema,
  excerpt: localizedTextSchema,
  metaTitle: localizedTextSchema,
  metaDesc: localizedTextSchema,
  author: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  featuredImageUrl: z.string().nullable(),
  status: z.enum(postStatuses),
});
export type Post = z.infer<typeof postSchema>;

export const postsQuerySchema = pageQuerySchema.extend({
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
  postId: z.uuid().optional(),
  slug: boundedString(200).optional(),
  status: z.enum(postStatuses).optional(),
  author: boundedString(200).optional(),
  search: boundedString(200).optional(),
  sortBy: z.enum(['publishedAt', 'title']).default('publishedAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  lang: languageSchema.default('zh'),
});
export type PostsQuery = z.infer<typeof postsQuerySchema>;
