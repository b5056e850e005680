import type { LocalizedText } from '#contract/language.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { categories } from '../../db/schema/category.ts';

interface NewCategory {
  slug: string;
  name: LocalizedText;
  hotness: number;
}

/** Adds a category; one that has the slug already gets the new name. */
export async function addCategory(db: Executor, { slug, name, hotness }: NewCategory): Promise<void> {
  await db
    .insert(categories)
    .values({ id: newId(), slug, name, description: {}, hotness })
    .onConflictDoUpdate({ target: categories.slug, set: { name } });
}
