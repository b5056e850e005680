import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { categories } from '../../db/schema/category.ts';

/** All categories with their counts, the hottest first. */
export function listCategoriesByHotness(db: Executor) {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      hotness: categories.hotness,
      images: categories.imageCount,
    })
    .from(categories)
    .orderBy(desc(categories.hotness));
}
