import { z } from 'zod';
import { localizedTextSchema } from './language.ts';
import { pageQuerySchema } from './page.ts';

export const tagSchema = z.object({ id: z.string(), name: localizedTextSchema });

export const tagCountSchema = z.object({
  tagId: z.string(),
  count: z.int().nonnegative(),
  displayName: localizedTextSchema,
});

export const categorySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: localizedTextSchema,
  description: localizedTextSchema,
  hotness: z.int(),
  parentId: z.uuid().nullable(),
  /** Its picture in black and white, and in colour. */
  tattooUrl: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  imageCount: z.int().nonnegative(),
  tagCounts: z.array(tagCountSchema),
});
export type Category = z.infer<typeof categorySchema>;

/** Categories go two levels deep. */
export const categoryTreeSchema = categorySchema.extend({ children: z.array(categorySchema) });
export type CategoryTree = z.infer<typeof categoryTreeSchema>;

export const hotCategoriesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

export const categoryStatsQuerySchema = pageQuerySchema.extend({
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
  sortBy: z.enum(['hotness', 'imageCount', 'createdAt']).default('hotness'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type CategoryStatsQuery = z.infer<typeof categoryStatsQuerySchema>;
