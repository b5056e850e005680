import { Trans, useLingui } from '@lingui/react/macro';
import { CloudDownload, Pause, Play } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { OfflineDownload, OfflineDownloadState } from '#lib/parts/offline-download.ts';
import { Button } from '#ui/button.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { useBytes } from './use-bytes.ts';

interface AvailableOfflineProps {
  download: OfflineDownload;
  /** More of it is here than before. */
  onChange: () => Promise<unknown>;
}

/** Brings onto the device what works without a network, shows how far that is, and stops and goes on when told. */
export function AvailableOffline({ download, onChange }: AvailableOfflineProps) {
  const { t } = useLingui();
  const bytesText = useBytes();
  const { phase, progress } = useSyncExternalStore(download.subscribe, download.current);
  useEffect(() => {
    download.measure();
  }, [download]);
  useEffect(() => {
    if (phase === 'done') onChange();
  }, [phase, onChange]);
  if (!progress) return null;

  const done = bytesText(progress.done);
  const total = bytesText(progress.total);
  const left = bytesText(progress.total - progress.done);
  if (phase === 'done') {
    return (
      <p role="status" className="text-ink-2">
        <Trans>All of it is on this device.</Trans>
      </p>
    );
  }
  const hasBegun = phase !== 'idle';
  return (
    <div className="grid justify-items-start gap-3 border-hair border-t pt-4">
      {hasBegun && (
        <div className="w-full">
          <p className="mb-1.5 text-md tabular-nums">
            <Trans>
              {done} of {total} are here
            </Trans>
          </p>
          <Ruler
            label={t`Make available offline`}
            percent={Math.floor((100 * progress.done) / progress.total)}
            text={t`${done} of ${total}`}
          />
        </div>
      )}
      <p role="status" className={phase === 'failed' || phase === 'full' ? 'text-err' : 'text-ink-2'}>
        <Told phase={phase} left={left} />
      </p>
      {phase === 'running' || phase === 'cut' ? (
        <Button onClick={() => download.pause()}>
          <Pause size={18} aria-hidden />
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button onClick={() => download.start()}>
          {hasBegun ? <Play size={18} aria-hidden /> : <CloudDownload size={18} aria-hidden />}
          {hasBegun ? <Trans>Go on</Trans> : <Trans>Make available offline</Trans>}
        </Button>
      )}
    </div>
  );
}

function Told({ phase, left }: { phase: OfflineDownloadState['phase']; left: string }) {
  switch (phase) {
    case 'idle':
      return <Trans>{left} are missing for drawing and trying on without a network.</Trans>;
    case 'paused':
      return <Trans>Paused. What has come stays here.</Trans>;
    case 'cut':
      return <Trans>The network is gone. It goes on from here once it is back.</Trans>;
    case 'failed':
      return <Trans>It was cut off. What has come stays here: go on from there.</Trans>;
    case 'full':
      return <Trans>This device has no more room. Clear something below, then go on.</Trans>;
    default:
      return null;
  }
}
