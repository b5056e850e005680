import { Trans, useLingui } from '@lingui/react/macro';
import type { PartProgress } from '#lib/parts/part-keeper.ts';
import { Button } from '#ui/button.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { OutputSheets } from '../run/output-sheets.tsx';
import type { ActiveRun } from '../run/run.ts';
import { RunProgress } from '../run/run-progress.tsx';
import { useDeviceRunner } from './shared-device-runner.ts';

interface DeviceRunningViewProps {
  run: ActiveRun;
  engine: PartProgress | null;
}

/** The sheets as this device prints them, and before the first of all, the engine as it comes. */
export function DeviceRunningView({ run, engine }: DeviceRunningViewProps) {
  const runner = useDeviceRunner();
  const cancel = (
    <Button
      variant="ghost"
      className="-mr-3 min-h-11 flex-none whitespace-nowrap"
      onClick={() => runner.cancel()}
    >
      <Trans context="drawing">Cancel</Trans>
    </Button>
  );
  return (
    <div className="m-auto w-full max-w-[620px]">
      <h1 className="sr-only">{run.order.prompt}</h1>
      <OutputSheets run={run} />
      {engine && run.phase === 'ordering' ? (
        <EngineLoading engine={engine}>{cancel}</EngineLoading>
      ) : (
        <RunProgress run={run}>{cancel}</RunProgress>
      )}
    </div>
  );
}

function EngineLoading({
  engine: { done, total },
  children,
}: {
  engine: PartProgress;
  children: React.ReactNode;
}) {
  const { t, i18n } = useLingui();
  const size = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const have = size.format(done / 1e6);
  const all = size.format(total / 1e6);
  const label = t`Loading the drawing engine`;
  return (
    <div className="mt-5 grid gap-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-semibold">
          {label}
        </p>
        <p className="text-right text-ink-3 text-sm tabular-nums">{t`${have} of ${all}`}</p>
      </div>
      <Ruler label={label} percent={Math.round((done / total) * 100)} text={t`${have} of ${all}`} />
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-3 text-sm">
          <Trans>Only once. From then on this device draws without a connection.</Trans>
        </p>
        {children}
      </div>
    </div>
  );
}
