import { and, arrayContains, eq, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ImageFilter, OwnImagesQuery } from '#contract/image.ts';
import { given } from '../../db/given.ts';
import { collectionImages } from '../../db/schema/collection.ts';
import { images } from '../../db/schema/image.ts';
import { queryTokens } from '../search/tokens.ts';

/**
 * What everybody may see: the one condition of lists, counts, search, pages and the sitemap. But for the time it is
 * written just like the condition of the gallery's indexes, which serve it.
 */
export const inGallery = and(
  eq(images.isPublic, true),
  eq(images.isOnline, true),
  isNull(images.deletedAt),
  lte(images.listedAt, sql`now()`),
);

/** Images that everybody may see, and the viewer's own finished ones, narrowed down by a filter. */
export function visibleTo(viewerId: string | undefined, filter: ImageFilter): SQL | undefined {
  const own = viewerId
    ? and(eq(images.userId, viewerId), eq(images.isOnline, true), isNull(images.deletedAt))
    : undefined;
  const asksForOwn = filter.isPublic === false || filter.userId === viewerId || filter.imageId !== undefined;
  return and(asksForOwn ? or(inGallery, own) : inGallery, narrow(filter));
}

type OwnImagesFilter = ImageFilter &
  Partial<Pick<OwnImagesQuery, 'styleId' | 'isColor' | 'isStarred' | 'collectionId'>>;

/** The viewer's own finished images, narrowed down by a filter. */
export function ownedBy(userId: string, filter: OwnImagesFilter): SQL | undefined {
  return and(
    eq(images.userId, userId),
    eq(images.isOnline, true),
    isNull(images.deletedAt),
    narrow({ ...filter, userId: undefined }),
    given(filter.styleId, (style) => (style === 'none' ? isNull(images.styleId) : eq(images.styleId, style))),
    given(filter.isColor, (isColor) => eq(images.isColor, isColor)),
    given(filter.isStarred, (isStarred) => (isStarred ? isNotNull : isNull)(images.starredAt)),
    given(filter.collectionId, inCollection),
  );
}

// Whose collection it is does not matter: somebody else's holds none of the owner's images.
const inCollection = (id: string) =>
  sql`exists (select from ${collectionImages} where ${collectionImages.imageId} = ${images.id}
    and ${collectionImages.collectionId} = ${id})`;

function narrow(filter: ImageFilter): SQL | undefined {
  const tagIds = filter.tags?.split(',').filter(Boolean) ?? [];
  const tokens = queryTokens(filter.query ?? '');
  const compareId = filter.isRelated ? ne : eq;
  return and(
    given(filter.imageId, (imageId) => compareId(images.id, imageId)),
    given(filter.categoryId, (categoryId) => eq(images.categoryId, categoryId)),
    given(filter.ratio, (ratio) => eq(images.ratio, ratio)),
    given(filter.type, (type) => eq(images.type, type)),
    given(filter.userId, (userId) => eq(images.userId, userId)),
    given(filter.isPublic, (isPublic) => eq(images.isPublic, isPublic)),
    given(filter.isOnline, (isOnline) => eq(images.isOnline, isOnline)),
    tagIds.length > 0 ? arrayContains(images.tagIds, tagIds) : undefined,
    tokens.length > 0 ? arrayContains(images.searchTokens, tokens) : undefined,
  );
}
