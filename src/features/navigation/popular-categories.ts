import { useQuery } from '@tanstack/react-query';
import type { Category } from '#contract/category.ts';
import { categoriesQuery } from '#lib/categories.ts';

const popularCount = 21;

/** The hottest categories; none while they are on their way, and where they cannot be had. */
export function usePopularCategories(): Category[] {
  const { data } = useQuery(categoriesQuery);
  return data?.slice(0, popularCount) ?? [];
}
