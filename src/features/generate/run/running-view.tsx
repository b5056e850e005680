import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { NotifyOffer } from './notify-offer.tsx';
import { OutputSheet } from './output-sheet.tsx';
import { type ActiveRun, outputsOf } from './run.ts';
import { RunProgress } from './run-progress.tsx';

/** The sheets as they are being printed. */
export function RunningView({ run, onCancel }: { run: ActiveRun; onCancel: () => void }) {
  const { t } = useLingui();
  const outputs = outputsOf(run);
  const isCancelling = run.phase === 'drawing' && run.isCancelling;
  return (
    <div className="m-auto w-full max-w-[620px]">
      <h1 className="sr-only">{run.order.prompt || t`From a picture`}</h1>
      <div className={outputs.length > 1 ? 'grid grid-cols-2 gap-3 md:gap-4' : 'mx-auto max-w-[480px]'}>
        {outputs.map((output, place) => (
          <OutputSheet key={place} number={place + 1} {...output} />
        ))}
      </div>
      <RunProgress run={run}>
        <Button
          variant="ghost"
          className="-mr-3 min-h-11"
          onClick={onCancel}
          disabled={run.phase !== 'drawing'}
          busyLabel={isCancelling && t`Cancelling…`}
        >
          <Trans>Cancel</Trans>
        </Button>
      </RunProgress>
      <NotifyOffer />
    </div>
  );
}
