import { type ImageRatio, imageRatios } from '#contract/image.ts';

/** How a category is looked through, as its address carries it: each part only when it is meant. */
export interface CategorySearch {
  /** Ids, separated by commas. */
  tags?: string;
  ratio?: ImageRatio;
  sort?: 'new';
}

/** Reads an address that anybody may have written. */
export function readCategorySearch(raw: Record<string, unknown>): CategorySearch {
  const tags = tagsOf({ tags: typeof raw.tags === 'string' ? raw.tags : '' });
  const ratio = imageRatios.find((known) => known === raw.ratio);
  return {
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(ratio && { ratio }),
    ...(raw.sort === 'new' && { sort: 'new' }),
  };
}

export function tagsOf({ tags }: Pick<CategorySearch, 'tags'>): string[] {
  return [...new Set(tags?.split(',').filter((tag) => /^[\p{L}\p{N}_-]{1,60}$/u.test(tag)))].slice(0, 8);
}

/** The same search with a tag more, or one less. */
export function withTag(search: CategorySearch, tag: string): CategorySearch {
  const chosen = tagsOf(search);
  const { tags: _, ...others } = search;
  const next = chosen.includes(tag) ? chosen.filter((id) => id !== tag) : [...chosen, tag];
  return { ...others, ...(next.length > 0 && { tags: next.join(',') }) };
}

/**
 * The ratios to choose from, in their order: those of `known`, which there are designs of, and the one that is chosen,
 * so that it can be taken away. All of them when it is not known.
 */
export function ratiosOffered(
  known: readonly ImageRatio[] | undefined,
  search: CategorySearch,
): ImageRatio[] {
  return imageRatios.filter((ratio) => !known || known.includes(ratio) || ratio === search.ratio);
}

export function hasFilter({ tags, ratio }: CategorySearch): boolean {
  return tags !== undefined || ratio !== undefined;
}
