import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminStatus } from '#contract/admin.ts';
import { useNumber } from '#lib/use-number.ts';
import { statusQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';

/** How the product fares at this moment. */
export function StatusSection() {
  return (
    <Loaded query={useQuery(statusQuery)}>
      {(status) => (
        <>
          <Figures {...status} />
          <Queues queues={status.queues} />
        </>
      )}
    </Loaded>
  );
}

function Figures(status: AdminStatus) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-4">
      <Figure label={<Trans>Open reports</Trans>} value={status.openReports} isUrgent />
      <Figure label={<Trans>Waiting for review</Trans>} value={status.waitingForReview} />
      <Figure label={<Trans>Drawn in 24 hours</Trans>} value={status.succeeded} />
      <Figure label={<Trans>Failed in 24 hours</Trans>} value={status.failed} isUrgent />
      <Figure label={<Trans>Accounts</Trans>} value={status.accounts} />
      <Figure label={<Trans>New in 24 hours</Trans>} value={status.newAccounts} />
      <Figure label={<Trans>Images</Trans>} value={status.images} />
    </dl>
  );
}

interface FigureProps {
  label: ReactNode;
  value: number;
  /** Whether anything above zero asks for somebody's attention. */
  isUrgent?: boolean;
}

function Figure({ label, value, isUrgent = false }: FigureProps) {
  const written = useNumber(0);
  return (
    <div className="flex flex-col-reverse">
      <dt className="mt-1 text-ink-2 text-sm">{label}</dt>
      <dd
        className={`font-display font-semibold text-2 leading-none [font-feature-settings:'lnum'] ${isUrgent && value > 0 ? 'text-err' : ''}`}
      >
        {written(value)}
      </dd>
    </div>
  );
}

function Queues({ queues }: Pick<AdminStatus, 'queues'>) {
  const { t } = useLingui();
  const written = useNumber(0);
  const states: Record<string, string> = {
    created: t`waiting`,
    retry: t`to be tried again`,
    active: t`at work`,
  };
  return (
    <section aria-labelledby="queues" className="mt-10 border-rule border-t-[1.5px] pt-5">
      <h2 id="queues" className="mb-4 text-3">
        <Trans>Queue</Trans>
      </h2>
      {queues.length === 0 ? (
        <p className="text-ink-2 text-md">
          <Trans>Nothing waits and nothing is being done.</Trans>
        </p>
      ) : (
        <ul>
          {queues.map(({ queue, state, jobs, waitingSeconds }) => (
            <li
              key={queue + state}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-hair border-t py-2 text-md first:border-t-0"
            >
              <b className="min-w-44 font-semibold">{queue}</b>
              <span className="min-w-36 text-ink-2">{states[state] ?? state}</span>
              <span className="tabular-nums">{written(jobs)}</span>
              {waitingSeconds >= 1 && (
                <span className="text-ink-2 text-sm">
                  <Trans>the oldest for {written(waitingSeconds)} s</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
