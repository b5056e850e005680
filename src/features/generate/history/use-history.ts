import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import { useSession } from '#lib/session.ts';
import { batchesOf } from './batches.ts';
import { historyQuery } from './history-query.ts';

/** What was drawn before, by batch. */
export function useHistory() {
  const userId = useSession()?.userId;
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(historyQuery(userId));
  const images = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const batches = useMemo(() => batchesOf(images), [images]);
  return {
    batches,
    batchOf: (image: GeneratedImage | undefined) => batches.find(({ id }) => id === image?.batchId),
    imageById: (id: string | null) => images.find((image) => image.id === id),
    isLoading: userId !== undefined && isPending,
    isMissing: isError && images.length === 0,
    loadAgain: () => refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => fetchNextPage(),
  };
}

export type History = ReturnType<typeof useHistory>;
