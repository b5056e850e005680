import type { Executor } from '../../db/client.ts';
import { categories } from '../../db/schema/category.ts';
import { recountCategory } from './recount.ts';

/** Counts the images of every category anew. Returns how many categories there are. */
export async function recountAllCategories(db: Executor): Promise<number> {
  const all = await db.select({ id: categories.id }).from(categories);
  for (const { id } of all) await recountCategory(db, id);
  return all.length;
}
