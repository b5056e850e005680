import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { categoriesHead } from '#contract/heads/categories.ts';
import { headIn } from '#contract/heads/head.ts';
import type { Language } from '#contract/language.ts';
import { categoriesQuery } from '#lib/categories.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Breadcrumb, crumbLook } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import type { LibrarySearch } from './library-search.ts';
import { LoadFailure } from './load-failure.tsx';
import { PageHeading } from './page-heading.tsx';
import { SearchResults } from './search-results.tsx';
import { BlankSubjects, SubjectGrid } from './subject-grid.tsx';
import { TryCreating } from './try-creating.tsx';

const subjectsAtOnce = 24;

interface CategoriesPageProps {
  search: LibrarySearch;
  onSearch: (search: LibrarySearch) => void;
}

/** The inspiration library: its subjects, and a search through all of its designs. */
export function CategoriesPage({ search: { query: words }, onSearch }: CategoriesPageProps) {
  const { t, i18n } = useLingui();
  const count = useQuery(categoriesQuery).data?.length;
  usePageMeta(headIn(categoriesHead, i18n.locale as Language));
  const home = (
    <Link to="/{-$lang}" className={crumbLook}>
      <Trans>Home</Trans>
    </Link>
  );
  return (
    <main className="mx-auto w-full max-w-[1320px] px-(--gutter) pt-4 md:pt-7">
      <Breadcrumb label={t`Breadcrumb`} way={[{ key: 'home', link: home }]} here={t`Inspiration`} />
      <PageHeading
        title={t`Inspiration`}
        count={count === undefined ? undefined : plural(count, { one: '# subject', other: '# subjects' })}
      />
      <div className="mt-6 mb-8 md:mt-7 md:mb-10">
        <SearchField
          label={t`Search designs`}
          clearLabel={t`Clear the search`}
          query={words ?? ''}
          onSearch={(typed) => onSearch(typed ? { query: typed } : {})}
        />
      </div>
      {words ? <SearchResults words={words} onClear={() => onSearch({})} /> : <Subjects />}
      <TryCreating prompt={words} />
    </main>
  );
}

function Subjects() {
  const { t } = useLingui();
  const query = useQuery(categoriesQuery);
  const [limit, setLimit] = useState(subjectsAtOnce);
  const { data: categories } = query;
  if (query.isPending) return <BlankSubjects />;
  if (!categories) return <LoadFailure title={t`The subjects did not load`} query={query} />;
  if (categories.length === 0) {
    return (
      <AsideNote
        kind="empty"
        title={<Trans>No designs here yet</Trans>}
        text={<Trans>The library is still empty.</Trans>}
      />
    );
  }
  return (
    <>
      <SubjectGrid categories={categories.slice(0, limit)} columns={4} />
      {limit < categories.length && (
        <div className="grid justify-items-center pt-10">
          <Button size="large" onClick={() => setLimit(limit + subjectsAtOnce)}>
            <Trans>See more tattoos</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
