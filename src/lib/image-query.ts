import { type QueryFilters, queryOptions } from '@tanstack/react-query';
import type { Image } from '#contract/image.ts';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { AppError, toAppError } from './app-error.ts';

const freshForMs = 5 * 60 * 1000;

/**
 * One image. What a viewer sees of their own belongs to them: the key says whose view it is.
 * @throws AppError IMAGE_NOT_FOUND
 */
export const imageQuery = (id: string, viewerId = 'visitor') =>
  queryOptions({
    queryKey: ['image', viewerId, id],
    queryFn: async ({ signal }): Promise<Image> => {
      const { data } = await unwrapResponse(api.images.$get({ query: { imageId: id } }, withSignal(signal)));
      const [image] = data;
      if (!image) throw new AppError('IMAGE_NOT_FOUND');
      return image;
    },
    staleTime: freshForMs,
  });

/** What any viewer was told of an image. */
export const imageQueries = (id: string): QueryFilters => ({
  predicate: ({ queryKey }) => queryKey[0] === 'image' && queryKey[2] === id,
});

/** Whether there is no such image, or none that this viewer may see. What is no id at all is refused as malformed. */
export function isMissing(error: Error): boolean {
  const { reason } = toAppError(error);
  return reason === 'IMAGE_NOT_FOUND' || reason === 'NOT_FOUND' || reason === 'INVALID_FORMAT';
}
