import { asc, desc, type SQL } from 'drizzle-orm';
import type {
  GeneratedImage,
  Image,
  ImageFilter,
  ImagesQuery,
  OwnImagesQuery,
  RatioCount,
} from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';
import { countImages, countRatios } from './count.ts';
import { ownedBy, visibleTo } from './filter.ts';
import { toGeneratedImages, toImages } from './to-images.ts';

/** One page of the library: what everybody may see, and what is the viewer's own. */
export async function listImages(
  context: Context,
  viewer: Caller | undefined,
  query: ImagesQuery,
): Promise<Page<Image>> {
  // A related image shares the category; without one, everything is related.
  const { rows, total } = await selectPage(context, visibleTo(viewer?.userId, query), query);
  return paginate(query, total, await toImages(context, rows));
}

/** One page of the caller's own finished images. */
export async function listOwnImages(
  context: Context,
  caller: Caller,
  query: OwnImagesQuery,
): Promise<Page<GeneratedImage>> {
  const { rows, total } = await selectPage(context, ownedBy(caller.userId, query), query);
  return paginate(query, total, await toGeneratedImages(context, rows));
}

/** How many images there are that everybody may see. */
export function countVisible(
  context: Context,
  viewer: Caller | undefined,
  filter: ImageFilter,
): Promise<number> {
  return countImages(context.db, visibleTo(viewer?.userId, filter));
}

/** How many of them have which ratio. */
export function countVisibleRatios(
  context: Context,
  viewer: Caller | undefined,
  filter: Omit<ImageFilter, 'ratio'>,
): Promise<RatioCount[]> {
  return countRatios(context.db, visibleTo(viewer?.userId, filter));
}

async function selectPage({ db }: Context, where: SQL | undefined, query: ImagesQuery) {
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const order =
    query.sortBy === 'hotness'
      ? [direction(images.hotness), direction(images.id)]
      : // The images of a batch come in their order, whichever way the batches are sorted.
        [direction(images.createdAt), direction(images.batchId), asc(images.position)];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(images)
      .where(where)
      .orderBy(...order)
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    countImages(db, where),
  ]);
  return { rows, total };
}
