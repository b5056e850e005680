import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/page.ts';
import type { Post } from '#contract/post.ts';

/** A post that the list has brought already. */
export function knownPost(queryClient: QueryClient, slug: string): Post | undefined {
  const lists = queryClient.getQueriesData<Page<Post>>({ queryKey: ['posts'] });
  return lists.flatMap(([, list]) => list?.data ?? []).find((post) => post.slug === slug);
}
