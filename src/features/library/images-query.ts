import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Image, ImageRatio } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;
const relatedCount = 4;

/** Which images of the library are wanted. */
export interface ImagesWanted {
  categoryId?: string;
  /** Ids, separated by commas: an image must have all of them. */
  tags?: string;
  ratio?: ImageRatio;
  query?: string;
  sortBy?: 'hotness' | 'createdAt';
  pageSize: number;
}

/** Images of the library, page after page. */
export const imagesQuery = ({ pageSize, ...wanted }: ImagesWanted) =>
  infiniteQueryOptions({
    queryKey: ['images', { ...wanted, pageSize }],
    queryFn: ({ pageParam, signal }): Promise<Page<Image>> =>
      unwrapResponse(
        api.images.$get(
          { query: { ...wanted, currentPage: String(pageParam), pageSize: String(pageSize) } },
          withSignal(signal),
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    staleTime: freshForMs,
  });

/** Others of the same category. */
export const relatedQuery = ({ id, categoryId }: Pick<Image, 'id' | 'categoryId'>) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: async ({ signal }): Promise<Image[]> => {
      const query = {
        imageId: id,
        isRelated: 'true',
        ...(categoryId && { categoryId }),
        // One more than is shown: the image itself may be among them.
        pageSize: String(relatedCount + 1),
      } as const;
      const { data } = await unwrapResponse(api.images.$get({ query }, withSignal(signal)));
      return data.filter((image) => image.id !== id).slice(0, relatedCount);
    },
    staleTime: freshForMs,
  });
