import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { NotifyOffer } from './notify-offer.tsx';
import { OutputSheets } from './output-sheets.tsx';
import type { ActiveRun } from './run.ts';
import { RunProgress } from './run-progress.tsx';

/** The sheets as they are being printed. */
export function RunningView({ run, onCancel }: { run: ActiveRun; onCancel: () => void }) {
  const { t } = useLingui();
  const isCancelling = run.phase === 'drawing' && run.isCancelling;
  return (
    <div className="m-auto w-full max-w-[620px]">
      <h1 className="sr-only">{run.order.prompt || t`From a picture`}</h1>
      <OutputSheets run={run} />
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
      <NotifyOffer />
    </div>
  );
}
