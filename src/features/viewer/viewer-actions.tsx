import { Trans } from '@lingui/react/macro';
import { Download, Printer, RefreshCw, Stamp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import { type Creation, isOnServer } from './creation.ts';
import type { PlansReason } from './plans-link.tsx';
import { ShareButton } from './share-button.tsx';

export interface CreationActions {
  /** Takes it to the previewer. */
  onTryOn: () => void;
  /** Fills in an order that would draw something like it. */
  onRecreate: () => void;
  /** Null for whoever does not own it. */
  onDelete: (() => void) | null;
  /** Opens what tells the operator that something is wrong with it. */
  report: ReactNode;
  /** Shows what is sold, for what is for members. */
  onPlans: (reason: PlansReason) => void;
}

interface ViewerActionsProps extends CreationActions {
  image: Creation;
  title: string;
}

/** What can be done with a design. */
export function ViewerActions({
  image,
  title,
  onTryOn,
  onRecreate,
  onDelete,
  report,
  onPlans,
}: ViewerActionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 *:break-keep *:px-1.5! sm:*:px-2.5!">
      <Button variant="solid" onClick={onTryOn}>
        <Stamp size={18} aria-hidden />
        <Trans>Try on skin</Trans>
      </Button>
      <OnDemand
        load={async () => (await import('./download/download-dialog.tsx')).DownloadDialog}
        opened={{ image, title, onPlans }}
        trigger={
          <Button aria-haspopup="dialog">
            <Download size={18} aria-hidden />
            <Trans>Download</Trans>
          </Button>
        }
      />
      <OnDemand
        load={async () => (await import('./stencil/stencil-dialog.tsx')).StencilDialog}
        opened={{ image, title }}
        trigger={
          <Button aria-haspopup="dialog">
            <Printer size={18} aria-hidden />
            <Trans>Stencil</Trans>
          </Button>
        }
      />
      {isOnServer(image) && <ShareButton image={image} title={title} />}
      <Button onClick={onRecreate}>
        <RefreshCw size={18} aria-hidden />
        <Trans>Recreate</Trans>
      </Button>
      {onDelete && (
        <Button variant="ghost" onClick={onDelete} className="text-err!">
          <Trash2 size={18} aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      )}
      {report}
    </div>
  );
}
