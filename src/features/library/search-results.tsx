import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { categorySlug } from '#contract/category-slug.ts';
import { categoriesQuery } from '#lib/categories.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button } from '#ui/button.tsx';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { ImageGrid } from './grid/image-grid.tsx';
import { imagesQuery } from './images-query.ts';
import { LoadFailure } from './load-failure.tsx';

const pageSize = 50;

/** What the whole library has for some words. */
export function SearchResults({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useLingui();
  const query = useInfiniteQuery({
    ...imagesQuery({ query: words, pageSize }),
    placeholderData: keepPreviousData,
  });
  const { data: categories } = useQuery(categoriesQuery);
  const slugs = new Map(categories?.map((category) => [category.id, categorySlug(category)]));
  const total = query.data?.pages.at(-1)?.pagination.total ?? 0;

  if (query.isPending) return <GridSkeleton />;
  if (!query.data) return <LoadFailure title={t`The search did not work`} query={query} />;
  if (total === 0) {
    return (
      <AsideNote
        kind="empty"
        title={<Trans>Nothing found for “{words}”</Trans>}
        text={<Trans>Try fewer or other words, or have it drawn.</Trans>}
      >
        <Button onClick={onClear}>
          <Trans>Show all subjects</Trans>
        </Button>
      </AsideNote>
    );
  }
  return (
    <>
      <h2 role="status" className="mb-6 font-medium font-text text-body text-ink-2 tracking-normal">
        <Plural value={total} one="# design" other="# designs" /> · “{words}”
      </h2>
      <ImageGrid
        label={t`Designs`}
        found={query.data.pages}
        query={query}
        slugOf={({ categoryId }) => (categoryId ? slugs.get(categoryId) : undefined)}
      />
    </>
  );
}
