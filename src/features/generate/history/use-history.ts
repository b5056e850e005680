import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import { batchesOf } from '#lib/batches.ts';
import { useSession } from '#lib/session.ts';
import { useDeviceDrawings } from '../device/use-device-drawings.ts';
import { historyQuery } from './history-query.ts';

/** What was drawn before, by the server and on this device, by batch. */
export function useHistory() {
  const userId = useSession()?.userId;
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(historyQuery(userId));
  const onDevice = useDeviceDrawings();
  const images = useMemo(
    () => mergedByTime(onDevice, data?.pages.flatMap((page) => page.data) ?? []),
    [data, onDevice],
  );
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

/** Both come with the newest first, and each keeps its own order. */
function mergedByTime(
  onDevice: readonly GeneratedImage[],
  images: readonly GeneratedImage[],
): readonly GeneratedImage[] {
  const merged: GeneratedImage[] = [];
  let next = 0;
  for (const image of images) {
    for (; (onDevice[next]?.createdAt ?? '') > image.createdAt; next++)
      merged.push(onDevice[next] as GeneratedImage);
    merged.push(image);
  }
  return [...merged, ...onDevice.slice(next)];
}

export type History = ReturnType<typeof useHistory>;
