import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Category } from '#contract/category.ts';
import { categorySlug, findCategoryAt } from '#contract/category-slug.ts';
import { categoryHead } from '#contract/heads/design-head.ts';
import type { Language } from '#contract/language.ts';
import { categoryPath } from '#contract/page-path.ts';
import { toAppError } from '#lib/app-error.ts';
import { categoriesQuery, categoryQuery } from '#lib/categories.ts';
import { addressIn, localized } from '#lib/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { GridSkeleton } from '../grid/grid-skeleton.tsx';
import { LibraryBreadcrumb } from '../library-breadcrumb.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { PageHeading } from '../page-heading.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { CategoryGrid } from './category-grid.tsx';
import type { CategorySearch } from './category-search.ts';
import { Intro } from './intro.tsx';

interface CategoryPageProps {
  /** How the address names the category. */
  slug: string;
  search: CategorySearch;
  onSearch: (search: CategorySearch) => void;
  /** Shown when there is no such category. */
  missing: ReactNode;
}

/** One category: what it is about, and its designs. */
export function CategoryPage({ slug, search, onSearch, missing }: CategoryPageProps) {
  const { t } = useLingui();
  const list = useQuery(categoriesQuery);
  const listed = list.data && findCategoryAt(list.data, slug);
  const one = useQuery({ ...categoryQuery(slug), enabled: list.data !== undefined && !listed });
  const query = list.data ? one : list;
  const category = listed ?? one.data;
  if (!category && one.error && toAppError(one.error).reason === 'CATEGORY_NOT_FOUND') return missing;
  return (
    <main className="mx-auto min-h-[calc(100dvh-var(--header))] w-full max-w-[1320px] px-(--gutter) pt-4 md:pt-7">
      {category ? (
        <CategoryView category={category} search={search} onSearch={onSearch} />
      ) : query.isPending ? (
        <BlankCategory />
      ) : (
        <LoadFailure title={t`This subject did not load`} query={query} />
      )}
    </main>
  );
}

interface CategoryViewProps extends Pick<CategoryPageProps, 'search' | 'onSearch'> {
  category: Category;
}

function CategoryView({ category, search, onSearch }: CategoryViewProps) {
  const { i18n } = useLingui();
  const total = category.imageCount;
  const name = localized(category.name, i18n.locale);
  const description = localized(category.description, i18n.locale);
  usePageMeta({
    ...categoryHead(category, i18n.locale as Language),
    canonical: addressIn(i18n.locale as Language, categoryPath(categorySlug(category))),
  });
  return (
    <>
      <LibraryBreadcrumb here={name} />
      <PageHeading title={name} count={plural(total, { one: '# design', other: '# designs' })} />
      {description && <Intro key={category.id} text={description} />}
      <CategoryFilters category={category} search={search} onChange={onSearch} />
      <CategoryGrid key={category.id} category={category} search={search} onSearch={onSearch} />
    </>
  );
}

function BlankCategory() {
  return (
    <>
      <span aria-hidden className="mt-3 block h-5 w-48 rounded-print bg-wash-2" />
      <span aria-hidden className="mt-8 mb-30 block h-16 w-72 max-w-full rounded-print bg-wash-2" />
      <GridSkeleton />
    </>
  );
}
