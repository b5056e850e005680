import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Image } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';

/** An image that some list has brought already: it is shown while the page asks for it. */
export function knownImage(queryClient: QueryClient, id: string): Image | undefined {
  const grids = queryClient.getQueriesData<InfiniteData<Page<Image>>>({ queryKey: ['images'] });
  const related = queryClient.getQueriesData<Image[]>({ queryKey: ['related'] });
  const images = [
    ...grids.flatMap(([, grid]) => grid?.pages.flatMap(({ data }) => data) ?? []),
    ...related.flatMap(([, list]) => list ?? []),
  ];
  return images.find((image) => image.id === id);
}
