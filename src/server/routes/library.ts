import { createRoute, z } from '@hono/zod-openapi';
import { boundedString } from '#contract/bounded.ts';
import {
  categorySchema,
  categoryStatsQuerySchema,
  categoryTreeSchema,
  hotCategoriesQuerySchema,
} from '#contract/category.ts';
import { pageSchema } from '#contract/page.ts';
import { postSchema, postsQuerySchema } from '#contract/post.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { publicCache } from '../http/public-cache.ts';
import { createRouter } from '../http/router.ts';
import {
  categoryTree,
  findCategory,
  listCategories,
  pageCategories,
} from '../services/library/categories.ts';
import { listPosts } from '../services/posts/list.ts';
import { readLists } from '../services/read-lists.ts';

const tags = ['library'];
/** How old the lists may be; clients keep them for five minutes. */
const middleware = publicCache(30);

const allRoute = createRoute({
  method: 'get',
  path: '/api/categories',
  tags,
  middleware,
  summary: 'All categories, the hottest first',
  responses: answers(z.array(categorySchema)),
});

const slugRoute = createRoute({
  method: 'get',
  path: '/api/categories/slug/{slug}',
  tags,
  middleware,
  summary: 'One category',
  request: { params: z.object({ slug: boundedString(200) }) },
  responses: answers(categorySchema, 404),
});

const hotRoute = createRoute({
  method: 'get',
  path: '/api/categories/hot',
  tags,
  middleware,
  summary: 'The hottest categories',
  request: { query: hotCategoriesQuerySchema },
  responses: answers(z.array(categorySchema), 422),
});

const statsRoute = createRoute({
  method: 'get',
  path: '/api/categories/with-stats',
  tags,
  middleware,
  summary: 'Categories with their counts, in pages',
  request: { query: categoryStatsQuerySchema },
  responses: answers(pageSchema(categorySchema), 422),
});

const treeRoute = createRoute({
  method: 'get',
  path: '/api/categories/tree',
  tags,
  middleware,
  summary: 'Categories inside their parents',
  responses: answers(z.array(categoryTreeSchema)),
});

const postsRoute = createRoute({
  method: 'get',
  path: '/api/posts',
  tags,
  middleware,
  summary: 'Published blog posts',
  request: { query: postsQuerySchema },
  responses: answers(pageSchema(postSchema), 422),
});

export function libraryRoutes(context: Context) {
  // The same for everybody, whoever asks.
  const read = <T>(list: (lists: Context) => Promise<T>) => readLists(context, undefined, list);
  return createRouter()
    .openapi(allRoute, async (c) => c.json(ok(await read(listCategories)), 200))
    .openapi(slugRoute, async (c) => {
      const category = await read((lists) => findCategory(lists, c.req.valid('param').slug));
      // Its readers look for `success` instead of `status`.
      return c.json({ ...ok(category), success: true }, 200);
    })
    .openapi(hotRoute, async (c) =>
      c.json(ok(await read((lists) => listCategories(lists, c.req.valid('query').limit))), 200),
    )
    .openapi(statsRoute, async (c) =>
      c.json(ok(await read((lists) => pageCategories(lists, c.req.valid('query')))), 200),
    )
    .openapi(treeRoute, async (c) => c.json(ok(await read(categoryTree)), 200))
    .openapi(postsRoute, async (c) =>
      c.json(ok(await read((lists) => listPosts(lists, c.req.valid('query')))), 200),
    );
}
