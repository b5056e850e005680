import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchOwnImages, foundCreations } from '#lib/own-images.ts';
import { type CreationsSearch, isNarrowed, requestOf } from '../filters/creations-search.ts';

const pageSize = 60;

/** The account's own images, newest first. Only the whole list is kept for the next visit. */
export const creationsQuery = (account: string, search: CreationsSearch) => {
  const request = requestOf(search);
  return infiniteQueryOptions({
    queryKey: isNarrowed(search) ? [foundCreations, account, request] : ['creations', account],
    queryFn: ({ pageParam, signal }) =>
      fetchOwnImages(
        account,
        { ...request, currentPage: String(pageParam), pageSize: String(pageSize) },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  });
};
