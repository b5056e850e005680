import type { QueryClient } from '@tanstack/react-query';
import { findCategoryAt } from '#contract/category-slug.ts';
import { categoriesQuery } from '#lib/categories.ts';
import { categoryImagesQuery } from './category-images-query.ts';
import type { CategorySearch } from './category-search.ts';
import { ratiosQuery } from './ratios-query.ts';

/** Begins to fetch what the page of a category shows; failures are told there. */
export async function prefetchCategory(
  queryClient: QueryClient,
  slug: string,
  search: CategorySearch,
): Promise<void> {
  await queryClient.prefetchQuery(categoriesQuery);
  const category = findCategoryAt(queryClient.getQueryData(categoriesQuery.queryKey) ?? [], slug);
  if (!category) return;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(categoryImagesQuery(category.id, search)),
    queryClient.prefetchQuery(ratiosQuery(category.id)),
  ]);
}
