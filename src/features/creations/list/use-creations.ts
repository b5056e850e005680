import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import { batchesOf } from '#lib/batches.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { type CreationsSearch, isNarrowed, matches } from '../filters/creations-search.ts';
import { creationsQuery } from './creations-query.ts';

/**
 * One's own designs, by batch. Until the server has answered a search, and as long as there is no network, they are
 * those that the device knows of.
 */
export function useCreations(account: string, search: CreationsSearch) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...creationsQuery(account, search),
    placeholderData: () => {
      const known = queryClient.getQueryData(creationsQuery(account, {}).queryKey);
      return isNarrowed(search) ? known && narrowed(known, search) : undefined;
    },
  });
  const { data, isPlaceholderData, isFetching, hasNextPage, refetch } = query;
  const images = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const batches = useMemo(() => batchesOf(images), [images]);
  const problem = queryProblem(query);
  return {
    batches,
    /** How many images there are of it; undefined until that is known. */
    total: isPlaceholderData ? undefined : data?.pages.at(-1)?.pagination.total,
    shown: images.length,
    isLoading: !data && !problem,
    /** Why there is nothing to show, or why it may not be all there is. */
    problem,
    isMissing: !data,
    /** Whether what is shown is only what the device knows of. */
    isGuess: isPlaceholderData,
    isFetching,
    loadAgain: () => refetch(),
    hasMore: hasNextPage && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    loadMoreProblem: query.isFetchNextPageError ? problem : null,
    loadMore: () => query.fetchNextPage(),
  };
}

export type Creations = ReturnType<typeof useCreations>;

type Pages = InfiniteData<Page<GeneratedImage>>;

function narrowed({ pages }: Pages, search: CreationsSearch): InfiniteData<Page<GeneratedImage>, number> {
  const data = pages.flatMap((page) => page.data).filter((image) => matches(image, search));
  const pagination = { total: data.length, pageSize: data.length || 1, currentPage: 1, totalPages: 1 };
  return { pages: [{ data, pagination }], pageParams: [1] };
}
