import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { categories } from '../../db/schema/category.ts';

/** Removes a category; its images stay. Returns false when there is none. */
export async function removeCategory(db: Executor, slug: string): Promise<boolean> {
  const removed = await db
    .delete(categories)
    .where(eq(categories.slug, slug))
    .returning({ id: categories.id });
  return removed.length > 0;
}
