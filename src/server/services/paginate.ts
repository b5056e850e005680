import type { Page, PageQuery } from '#contract/page.ts';

/** One page of a list, with what a reader needs to find the others. */
export function paginate<T>({ currentPage, pageSize }: PageQuery, total: number, data: T[]): Page<T> {
  return { data, pagination: { total, pageSize, currentPage, totalPages: Math.ceil(total / pageSize) } };
}
