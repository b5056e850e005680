import { imagesQuery } from '../images-query.ts';
import type { CategorySearch } from './category-search.ts';

const pageSize = 20;

/** The designs of a category that fit a search. */
export const categoryImagesQuery = (categoryId: string, { tags, ratio, sort }: CategorySearch) =>
  imagesQuery({
    categoryId,
    ...(tags && { tags }),
    ...(ratio && { ratio }),
    sortBy: sort === 'new' ? 'createdAt' : 'hotness',
    pageSize,
  });
