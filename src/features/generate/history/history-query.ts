import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { GeneratedImage } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import { fetchOwnImages, ownImageLists } from '#lib/own-images.ts';

const pageSize = 20;

/** The account's own images, newest first. */
export const historyQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['history', userId],
    queryFn: ({ pageParam, signal }) =>
      fetchOwnImages(
        userId as string,
        { currentPage: String(pageParam), pageSize: String(pageSize) },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    enabled: userId !== undefined,
  });

/** Shows new images at once, without asking the server for the whole list again. */
export function prependToHistory(queryClient: QueryClient, userId: string, images: GeneratedImage[]): void {
  const { queryKey } = historyQuery(userId);
  const known = queryClient.setQueryData(queryKey, (history) => history && withFirst(history, images));
  if (!known) queryClient.invalidateQueries({ queryKey });
  // Other lists of the same images may show them elsewhere, or not at all.
  for (const filter of ownImageLists(userId).slice(1)) queryClient.invalidateQueries(filter);
}

function withFirst<Param>(history: InfiniteData<Page<GeneratedImage>, Param>, images: GeneratedImage[]) {
  const ids = new Set(images.map(({ id }) => id));
  const pages = history.pages.map((page, index) => {
    const others = page.data.filter(({ id }) => !ids.has(id));
    return { ...page, data: index === 0 ? [...images, ...others] : others };
  });
  return { ...history, pages };
}
