import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '#contract/category.ts';
import { categorySlug } from '#contract/category-slug.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button } from '#ui/button.tsx';
import { GridSkeleton } from '../grid/grid-skeleton.tsx';
import { ImageGrid } from '../grid/image-grid.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { categoryImagesQuery } from './category-images-query.ts';
import { type CategorySearch, hasFilter } from './category-search.ts';

interface CategoryGridProps {
  category: Category;
  search: CategorySearch;
  onSearch: (search: CategorySearch) => void;
}

/** The designs of a category, as far as they fit the search. */
export function CategoryGrid({ category, search, onSearch }: CategoryGridProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery({
    ...categoryImagesQuery(category.id, search),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <GridSkeleton />;
  if (!query.data) return <LoadFailure title={t`The designs did not load`} query={query} />;
  if (query.data.pages[0]?.data.length === 0) {
    return hasFilter(search) ? (
      <AsideNote
        kind="empty"
        title={<Trans>Nothing fits all of that</Trans>}
        text={<Trans>Take a tag or the shape away to see more.</Trans>}
      >
        <Button onClick={() => onSearch(search.sort ? { sort: search.sort } : {})}>
          <Trans>Show all</Trans>
        </Button>
      </AsideNote>
    ) : (
      <AsideNote
        kind="empty"
        title={<Trans>No designs here yet</Trans>}
        text={<Trans>There are no designs of this subject yet.</Trans>}
      />
    );
  }
  return (
    <ImageGrid
      label={t`Designs`}
      found={query.data.pages}
      query={query}
      slugOf={() => categorySlug(category)}
    />
  );
}
