import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;

/** The ratios that a category has designs of. */
export const ratiosQuery = (categoryId: string) =>
  queryOptions({
    queryKey: ['ratios', categoryId],
    queryFn: async ({ signal }) => {
      const query = { categoryId };
      const counts = await unwrapResponse(api.images.ratios.$get({ query }, withSignal(signal)));
      return counts.map(({ ratio }) => ratio);
    },
    staleTime: freshForMs,
  });
