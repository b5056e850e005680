import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { Post } from '#contract/post.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;
const pageSize = 20;

/** One page of the posts, newest first. */
export const postsQuery = (page: number, lang: Language) =>
  queryOptions({
    queryKey: ['posts', lang, page],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.posts.$get(
          { query: { currentPage: String(page), pageSize: String(pageSize), lang } },
          withSignal(signal),
        ),
      ),
    staleTime: freshForMs,
  });

/** A post by its slug, in all languages; null when there is none. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const { data } = await unwrapResponse(
        api.posts.$get({ query: { slug, pageSize: '1' } }, withSignal(signal)),
      );
      return data[0] ?? null;
    },
    staleTime: freshForMs,
  });
