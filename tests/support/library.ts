import { randomUUID } from 'node:crypto';
import type { LocalizedText } from '#contract/language.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/db/ids.ts';
import { categories, tags } from '#server/db/schema/category.ts';
import { images } from '#server/db/schema/image.ts';
import { recountCategory } from '#server/services/library/recount.ts';
import { indexTokens } from '#server/services/search/tokens.ts';

type Deps = Pick<Context, 'db' | 'media'>;

export async function addCategory(
  { db }: Deps,
  name: LocalizedText,
  more: Partial<typeof categories.$inferInsert> = {},
) {
  const id = newId();
  const slug = more.slug ?? (name.en ?? '').toLowerCase();
  await db.insert(categories).values({ id, slug, name, description: {}, ...more });
  return id;
}

/** An image of the library, as the operator's import makes them. */
export async function addLibraryImage(
  { db }: Deps,
  categoryId: string,
  title: LocalizedText,
  more: Partial<typeof images.$inferInsert> = {},
) {
  const id = newId();
  const tagIds = more.tagIds ?? [];
  if (tagIds.length > 0) {
    const rows = tagIds.map((tag) => ({ id: tag, name: { en: tag } }));
    await db.insert(tags).values(rows).onConflictDoNothing();
  }
  await db.insert(images).values({
    id,
    categoryId,
    title,
    prompt: title,
    mediaKey: `library/${randomUUID()}.png`,
    width: 1024,
    height: 1024,
    ratio: '1:1',
    isColor: true,
    isPublic: true,
    isOnline: true,
    type: 'text-to-image',
    drawing: {
      engine: 'flash-composer',
      seed: 1,
      understood: [],
      ignored: [],
      apart: [],
      views: [],
      credits: [],
    },
    searchTokens: indexTokens(title),
    ...more,
  });
  await recountCategory(db, categoryId);
  return id;
}
