import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { LedgerHead } from './ledger-head.tsx';
import { ledgerQuery } from './ledger-query.ts';
import { LedgerTable } from './ledger-table.tsx';

interface LedgerPageProps {
  userId: string;
  page: number;
}

/** Every credit of an account: where it came from and what became of it. */
export function LedgerPage({ userId, page }: LedgerPageProps) {
  const { t, i18n } = useLingui();
  const user = useCurrentUser();
  const query = useQuery(ledgerQuery(userId, page));
  const { data, isPlaceholderData, isFetching, refetch } = query;
  const problem = queryProblem(query);
  usePageMeta({ title: `${t`Your credits`} · ${brand.name}` });
  const totalPages = data?.pagination.totalPages ?? 0;
  return (
    <main className="mx-auto w-full max-w-[880px] px-(--gutter) py-[clamp(32px,5vw,72px)]">
      <Link to="/{-$lang}/profile" className={`${buttonLook({ variant: 'ghost' })} -ml-4`}>
        <ChevronLeft size={20} aria-hidden />
        <Trans>Your account</Trans>
      </Link>
      <LedgerHead user={user ?? null} />
      <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-60' : ''}>
        {data && <LedgerTable entries={data.data} />}
        {!data && !problem && (
          <Blank label={t`Loading…`}>
            <span className="block h-96 rounded-print bg-skeleton" />
          </Blank>
        )}
      </div>
      {problem && !data && (
        <AsideNote
          kind="failure"
          title={t`Your credits did not load`}
          text={i18n._(errorText[problem.reason])}
        >
          <Button variant="solid" onClick={() => refetch()} busyLabel={isFetching && t`Loading…`}>
            <Trans>Load again</Trans>
          </Button>
        </AsideNote>
      )}
      {totalPages > 1 && (
        <div className="mt-4">
          <Pagination
            label={t`Pages of credits`}
            previousLabel={t`Newer entries`}
            nextLabel={t`Older entries`}
            pageLabel={(number) => t`Page ${number}`}
            current={page}
            total={totalPages}
            renderLink={(number, props) => (
              <Link
                from="/{-$lang}/profile/credits"
                to="."
                search={number === 1 ? {} : { page: number }}
                {...props}
              />
            )}
          />
        </div>
      )}
    </main>
  );
}
