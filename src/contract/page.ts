import { z } from 'zod';

export const maxPageSize = 100;

/** The paging parameters that every list takes. */
export const pageQuerySchema = z.object({
  currentPage: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(20),
});

export const paginationSchema = z.object({
  total: z.int().nonnegative(),
  pageSize: z.int().positive(),
  currentPage: z.int().positive(),
  totalPages: z.int().nonnegative(),
});

export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), pagination: paginationSchema });

export type PageQuery = z.infer<typeof pageQuerySchema>;
export type Pagination = z.infer<typeof paginationSchema>;
export interface Page<T> {
  data: T[];
  pagination: Pagination;
}
