import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { categories } from '../../db/schema/category.ts';
import { inGallery } from '../images/filter.ts';

/** Counts a category's public images, all and by tag; to be called when its images have changed. */
export async function recountCategory(tx: Executor, categoryId: string): Promise<void> {
  await tx
    .update(categories)
    .set({
      imageCount: sql`(select count(*)::int from images where category_id = ${categoryId} and ${inGallery})`,
      tagCounts: sql`(
        select coalesce(jsonb_object_agg(tag, total), '{}')
        from (
          select unnest(tag_ids) as tag, count(*)::int as total
          from images where category_id = ${categoryId} and ${inGallery} group by tag
        ) counted)`,
    })
    .where(eq(categories.id, categoryId));
}
