import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button } from '#ui/button.tsx';
import { Blank } from '#ui/pictures/blank.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** What a query brought; until then a blank, and what went wrong with a way to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t, i18n } = useLingui();
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const problem = queryProblem(query);
  if (data !== undefined)
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
        {children(data)}
      </div>
    );
  if (!problem)
    return (
      <Blank label={t`Fetching…`}>
        <span className="block h-72 rounded-print bg-skeleton" />
      </Blank>
    );
  return (
    <AsideNote kind="failure" title={t`This did not load`} text={i18n._(errorText[problem.reason])}>
      <Button variant="solid" onClick={() => refetch()} busyLabel={isFetching && t`Fetching…`}>
        <Trans>Load again</Trans>
      </Button>
    </AsideNote>
  );
}
