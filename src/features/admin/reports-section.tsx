import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReport } from '#contract/admin.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { reportsQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';
import { PageLinks } from './page-links.tsx';
import { useAct } from './use-act.ts';

/** What people and the content filter reported, each with its image and what can be done about it. */
export function ReportsSection({ page }: { page: number }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const query = useQuery(reportsQuery(page, shown === 'all'));
  return (
    <>
      <Segment
        label={t`Which reports`}
        value={shown}
        onChange={setShown}
        className="mb-4 max-w-72"
        options={[
          { value: 'open', label: <Trans>Open</Trans> },
          { value: 'all', label: <Trans>All</Trans> },
        ]}
      />
      <Loaded query={query}>
        {({ data, pagination }) => (
          <>
            {data.length === 0 && (
              <p role="status" className="text-ink-2 text-md">
                <Trans>Nothing waits for you.</Trans>
              </p>
            )}
            <ul aria-label={t`Reports`}>
              {data.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
            <PageLinks label={t`Pages of reports`} current={page} total={pagination.totalPages} />
          </>
        )}
      </Loaded>
    </>
  );
}

function ReportRow({ report }: { report: AdminReport }) {
  const { t, i18n } = useLingui();
  const { id, imageId, imageUrl, isHidden, username, content, createdAt, resolvedAt } = report;
  const at = i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  const hide = useAct(actOn('hide'), t`The image is taken down.`);
  const show = useAct(actOn('show'), t`The image is back.`);
  const resolve = useAct(
    () => unwrapResponse(api.admin.reports[':id'].resolve.$post({ param: { id } })),
    t`The report is dealt with.`,
  );
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 border-hair border-t py-4 first:border-t-0">
      {imageUrl && !isHidden ? (
        <img
          src={imageUrl}
          alt={t`What was reported`}
          className="aspect-square w-full rounded-print object-cover"
        />
      ) : (
        <span className="grid aspect-square place-items-center rounded-print bg-wash text-center text-ink-3 text-xs">
          {isHidden ? <Trans>Taken down</Trans> : <Trans>Gone</Trans>}
        </span>
      )}
      <div className="min-w-0">
        <p className="text-md wrap-anywhere">{content}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          {username ?? <Trans>The content filter</Trans>} · {at}
          {resolvedAt && (
            <Badge>
              <Trans>Dealt with</Trans>
            </Badge>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {imageId && !isHidden && (
            <Button
              size="small"
              onClick={() => hide.mutate(imageId)}
              busyLabel={hide.isPending && t`Taking down…`}
            >
              <Trans>Take the image down</Trans>
            </Button>
          )}
          {imageId && isHidden && (
            <Button
              size="small"
              onClick={() => show.mutate(imageId)}
              busyLabel={show.isPending && t`Putting back…`}
            >
              <Trans>Put the image back</Trans>
            </Button>
          )}
          {!resolvedAt && (
            <Button
              size="small"
              onClick={() => resolve.mutate(undefined)}
              busyLabel={resolve.isPending && t`Closing…`}
            >
              <Trans>Mark as dealt with</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

const actOn = (act: 'hide' | 'show') => (id: string) =>
  unwrapResponse(api.admin.images[':id'][':act'].$post({ param: { id, act } }));
