import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import type { DownloadForm } from './use-download.ts';

interface DownloadButtonProps {
  /** How many designs it is about. */
  count: number;
  onChoose: (form: DownloadForm) => void;
  className: string;
}

/** Saves one design at once, and asks in which form several are wanted. */
export function DownloadButton({ count, onChoose, className }: DownloadButtonProps) {
  const label = (
    <>
      <Download size={18} aria-hidden />
      <Trans>Download</Trans>
    </>
  );
  if (count < 2) {
    return (
      <Button variant="ghost" disabled={count === 0} onClick={() => onChoose('files')} className={className}>
        {label}
      </Button>
    );
  }
  return (
    <OnDemand
      load={async () => (await import('./download-menu-opened.tsx')).DownloadMenuOpened}
      opened={{ onChoose }}
      trigger={
        <Button variant="ghost" aria-haspopup="menu" className={className}>
          {label}
        </Button>
      }
    />
  );
}
