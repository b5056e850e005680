import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { AppError, toAppError } from './app-error.ts';

const freshForMs = 5 * 60 * 1000;
const patienceMs = 8000;
const retryDelaysMs = [2000, 3000, 4000];

/** All categories, the hottest first: what the header, the footer and the library lead to. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => {
    const timeout = AbortSignal.timeout(patienceMs);
    try {
      return await unwrapResponse(api.categories.$get({}, withSignal(AbortSignal.any([signal, timeout]))));
    } catch (error) {
      if (timeout.aborted && !signal.aborted) throw new AppError('TIMEOUT', { cause: error });
      throw error;
    }
  },
  staleTime: freshForMs,
  retry: (failures, error) => failures < retryDelaysMs.length && isLost(error),
  retryDelay: (failures) => retryDelaysMs[failures] ?? 0,
});

function isLost(error: Error): boolean {
  const { reason } = toAppError(error);
  return reason === 'NETWORK' || reason === 'TIMEOUT';
}

/**
 * One category by its slug: for addresses that the list, which may be some minutes old, does not know.
 * @throws AppError CATEGORY_NOT_FOUND
 */
export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category', slug],
    queryFn: ({ signal }) =>
      unwrapResponse(api.categories.slug[':slug'].$get({ param: { slug } }, withSignal(signal))),
    staleTime: freshForMs,
  });
