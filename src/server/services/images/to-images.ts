import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { GeneratedImage, Image } from '#contract/image.ts';
import { styles } from '../../catalog/styles.ts';
import type { Context } from '../../context.ts';
import { tags } from '../../db/schema/category.ts';
import { collectionImages } from '../../db/schema/collection.ts';
import { generations } from '../../db/schema/generation.ts';
import type { images } from '../../db/schema/image.ts';
import { sources } from '../../db/schema/source.ts';
import { sourceUrl } from '../uploads/source-url.ts';
import { imageUrl } from './image-url.ts';

type Row = typeof images.$inferSelect;

/** Images as they go over the wire. */
export async function toImages(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  rows: Row[],
): Promise<Image[]> {
  const tagIds = [...new Set(rows.flatMap((row) => row.tagIds))];
  const named = tagIds.length > 0 ? await db.select().from(tags).where(inArray(tags.id, tagIds)) : [];
  const names = new Map(named.map((tag) => [tag.id, tag.name]));

  return rows.map((row) => {
    const { id, batchId, userId, categoryId, slug, title, description, prompt, styleId } = row;
    const {
      isColor,
      isPublic,
      isOnline,
      type,
      ratio,
      hotness,
      drawing,
      placeholder,
      width,
      height,
      parentImageId,
    } = row;
    return {
      ...{ id, batchId, userId, categoryId, slug, title, description, prompt, styleId },
      ...{ isColor, isPublic, isOnline, type, ratio, hotness, placeholder, parentImageId },
      drawing: { ...drawing, output: drawing.output ?? row.position },
      additionalInfo: row.article && JSON.stringify(row.article),
      tags: row.tagIds.map((tagId) => ({ id: tagId, name: names.get(tagId) ?? { en: tagId } })),
      tattooUrl: imageUrl(signer, row),
      listedAt: row.listedAt?.toISOString() ?? null,
      colorUrl: row.colorKey && imageUrl(signer, row, 'color.png'),
      scourceUrl: null,
      styleTitle: styles.find((style) => style.id === styleId)?.title ?? null,
      dimensions: { width, height },
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** Images of generations as they go over the wire to their owner. */
export async function toGeneratedImages(
  context: Pick<Context, 'db' | 'signer'>,
  rows: Row[],
): Promise<GeneratedImage[]> {
  const [kept, collected] = await Promise.all([keptSources(context, rows), collectionsOf(context, rows)]);
  const starred = new Set(rows.flatMap(({ id, starredAt }) => (starredAt ? [id] : [])));
  return (await toImages(context, rows)).flatMap((image): GeneratedImage[] => {
    const { batchId, prompt } = image;
    if (batchId === null || typeof prompt !== 'string') return [];
    const sourceImageId = kept.get(batchId) ?? null;
    const scourceUrl = sourceImageId && sourceUrl(context.signer, sourceImageId);
    const isStarred = starred.has(image.id);
    const collectionIds = collected.get(image.id) ?? [];
    return [{ ...image, batchId, prompt, sourceImageId, scourceUrl, isStarred, collectionIds }];
  });
}

/** By generation, the pictures that they redrew and that have not been removed yet. */
async function keptSources({ db }: Pick<Context, 'db'>, rows: Row[]): Promise<Map<string, string>> {
  const batchIds = [
    ...new Set(rows.flatMap(({ type, batchId }) => (type === 'image-to-image' && batchId) || [])),
  ];
  if (batchIds.length === 0) return new Map();
  const found = await db
    .select({ batchId: generations.id, sourceId: sources.id })
    .from(generations)
    .innerJoin(sources, sql`${sources.id} = (${generations.params} ->> 'sourceImageId')::uuid`)
    .where(and(inArray(generations.id, batchIds), isNull(sources.deletedAt)));
  return new Map(found.map(({ batchId, sourceId }) => [batchId, sourceId]));
}

/** By image, the collections that they lie in. */
async function collectionsOf({ db }: Pick<Context, 'db'>, rows: Row[]): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map();
  const imageIds = rows.map(({ id }) => id);
  const found = await db.select().from(collectionImages).where(inArray(collectionImages.imageId, imageIds));
  const byImage = Map.groupBy(found, ({ imageId }) => imageId);
  return new Map([...byImage].map(([id, entries]) => [id, entries.map(({ collectionId }) => collectionId)]));
}
