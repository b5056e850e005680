import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '#lib/categories.ts';
import { imageQuery } from '#lib/image-query.ts';
import { relatedQuery } from '../images-query.ts';

/** Begins to fetch what the page of an image shows; failures are told there. */
export async function prefetchImage(queryClient: QueryClient, id: string, viewerId?: string): Promise<void> {
  queryClient.prefetchQuery(categoriesQuery);
  const query = imageQuery(id, viewerId);
  await queryClient.prefetchQuery(query);
  const image = queryClient.getQueryData(query.queryKey);
  if (image) await queryClient.prefetchQuery(relatedQuery(image));
}
