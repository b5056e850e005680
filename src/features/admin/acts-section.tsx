import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { commandLineActor } from '#contract/admin.ts';
import { actsQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';
import { PageLinks } from './page-links.tsx';

/** What operators did, here and at the command line. */
export function ActsSection({ page }: { page: number }) {
  const { t, i18n } = useLingui();
  return (
    <Loaded query={useQuery(actsQuery(page))}>
      {({ data, pagination }) => (
        <>
          {data.length === 0 && (
            <p role="status" className="text-ink-2 text-md">
              <Trans>No operator has done anything yet.</Trans>
            </p>
          )}
          <ul aria-label={t`Acts`}>
            {data.map(({ id, actor, act, subject, details, createdAt }) => (
              <li key={id} className="border-hair border-t py-3 text-md first:border-t-0">
                <p className="flex flex-wrap gap-x-3">
                  <b className="font-semibold">{act}</b>
                  <span className="text-ink-2 wrap-anywhere">{subject}</span>
                </p>
                {details && <p className="wrap-anywhere">{details}</p>}
                <p className="text-ink-2 text-sm">
                  {actor === commandLineActor ? t`Command line` : actor} ·{' '}
                  {i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'medium' })}
                </p>
              </li>
            ))}
          </ul>
          <PageLinks label={t`Pages of acts`} current={page} total={pagination.totalPages} />
        </>
      )}
    </Loaded>
  );
}
