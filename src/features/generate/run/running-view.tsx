import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { OutputSheets } from './output-sheets.tsx';
import type { ActiveRun } from './run.ts';
import { RunProgress } from './run-progress.tsx';

/** Fetched once something is drawn. */
const NotifyOffer = lazyPart(async () => (await import('./notify-offer.tsx')).NotifyOffer);

interface RunningViewProps {
  run: ActiveRun;
  onCancel: () => void;
  /** What a device has sketched of it, and the note that says so. */
  sketch?: { url: string; note: ReactNode } | undefined;
}

/** The sheets as they are being printed. */
export function RunningView({ run, onCancel, sketch }: RunningViewProps) {
  const { t } = useLingui();
  const isCancelling = run.phase === 'drawing' && run.isCancelling;
  return (
    <div className="m-auto w-full max-w-[620px]">
      <h1 className="sr-only">{run.order.prompt || t`From a picture`}</h1>
      <OutputSheets run={run} sketchUrl={sketch?.url} />
      {sketch?.note}
      <RunProgress run={run}>
        <Button
          variant="ghost"
          className="-mr-3 min-h-11"
          onClick={onCancel}
          disabled={run.phase !== 'drawing'}
          busyLabel={isCancelling && t({ message: 'Cancelling…', context: 'drawing' })}
        >
          <Trans context="drawing">Cancel</Trans>
        </Button>
      </RunProgress>
      <Suspense>
        <NotifyOffer />
      </Suspense>
    </div>
  );
}
