import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeptSource } from '#contract/image.ts';
import { policy } from '#contract/policy.ts';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { sourcesQuery } from './sources-query.ts';
import { UploadCard } from './upload-card.tsx';
import { useDeleteSource } from './use-delete-source.ts';

interface UploadsProps {
  account: string;
  onUse: (source: KeptSource) => void;
}

/** The pictures that were uploaded to be redrawn, as long as they are kept. */
export function Uploads({ account, onUse }: UploadsProps) {
  const { t, i18n } = useLingui();
  const query = useInfiniteQuery(sourcesQuery(account));
  const remove = useDeleteSource(account);
  const { data } = query;
  const problem = queryProblem(query);
  const days = policy.keepDays.sources;
  const sources = data?.pages.flatMap((page) => page.data) ?? [];
  if (!data && problem) {
    return (
      <AsideNote
        kind="failure"
        title={<Trans>Your pictures did not load</Trans>}
        text={i18n._(errorText[problem.reason])}
      >
        <Button variant="solid" onClick={() => query.refetch()} busyLabel={query.isFetching && t`Loading…`}>
          <Trans>Load again</Trans>
        </Button>
      </AsideNote>
    );
  }
  if (data && sources.length === 0) {
    return (
      <AsideNote
        kind="empty"
        title={<Trans>No pictures here</Trans>}
        text={<Trans>A picture that you have redrawn stays here for {days} days, seen by nobody else.</Trans>}
      >
        <Link
          to="/{-$lang}/create"
          search={{ from: 'picture' }}
          className={buttonLook({ variant: 'solid', size: 'large' })}
        >
          <Trans>Draw from a picture</Trans>
        </Link>
      </AsideNote>
    );
  }
  return (
    <>
      <p className="pb-5 text-ink-2 text-md">
        <Trans>Seen by nobody else, and removed {days} days after the upload.</Trans>
      </p>
      <ul
        aria-label={t`Uploaded pictures`}
        aria-busy={!data}
        className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5.5 lg:grid-cols-4 lg:gap-7"
      >
        {!data &&
          [1, 2, 3, 4].map((place) => (
            <li
              key={place}
              className="aspect-square animate-pulse rounded-print bg-skeleton motion-reduce:animate-none"
            />
          ))}
        {sources.map((source) => (
          <UploadCard
            key={source.sourceImageId}
            source={source}
            onUse={() => onUse(source)}
            onDelete={() => remove.mutate(source.sourceImageId)}
          />
        ))}
      </ul>
      <LoadMore
        shown={sources.length}
        total={data?.pages.at(-1)?.pagination.total}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        problem={query.isFetchNextPageError ? problem : null}
        onLoad={() => query.fetchNextPage()}
      />
    </>
  );
}
