import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Plus, Share2, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { canShare, shareFile } from '#lib/share-file.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { CanvasHost } from '../stage/canvas-host.tsx';
import { letterOf, mostKept } from '../try-on/kept-placements.ts';
import { usePreview } from '../use-preview.ts';
import { useSheet } from './use-sheet.ts';

/** Up to four placements side by side: kept, gone back to, taken home as one picture. */
export function PlacementsDialog({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PanelDialog
      title={t`Compare placements`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[720px]"
    >
      {isOpen && <Placements onDone={() => setIsOpen(false)} />}
    </PanelDialog>
  );
}

function Placements({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { tryOn, change } = usePreview();
  const kept = tryOn.kept ?? none;
  const next = letterOf(kept.length);
  return (
    <div className="grid gap-4">
      {kept.length > 0 ? (
        <Sheet />
      ) : (
        <p className="text-ink-2">
          <Trans>
            Keep this placement as A, try another, and keep that as B. Up to four stand side by side here.
          </Trans>
        </p>
      )}
      {kept.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2" aria-label={t`Kept placements`}>
          {kept.map((tattoos, place) => {
            const letter = letterOf(place);
            return (
              <li
                key={letter}
                className="flex items-center gap-2 rounded-inner border border-hair py-1 pr-1 pl-3"
              >
                <b className="font-semibold">{letter}</b>
                <span className="min-w-0 flex-1 truncate text-ink-3 text-sm">
                  {tattoos.map(({ name }) => name).join(', ')}
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t`Go on with ${letter}`}
                  onClick={() => {
                    change({ type: 'take-kept', place });
                    onDone();
                  }}
                >
                  <Trans>Go on with it</Trans>
                </Button>
                <IconButton
                  label={t`Remove ${letter}`}
                  onClick={() => change({ type: 'forget-kept', place })}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {kept.length < mostKept ? (
        <Button
          className="w-fit"
          variant={kept.length < 2 ? 'solid' : 'outline'}
          disabled={tryOn.tattoos.length === 0}
          onClick={() => change({ type: 'keep' })}
        >
          <Plus size={18} aria-hidden />
          <Trans>Keep this one as {next}</Trans>
        </Button>
      ) : (
        <p className="text-ink-3 text-sm">
          <Trans>Four are kept. Remove one to keep another.</Trans>
        </p>
      )}
    </div>
  );
}

const none: NonNullable<ReturnType<typeof usePreview>['tryOn']['kept']> = [];

/** The sheet as it will be saved. */
function Sheet() {
  const { t } = useLingui();
  const { tryOn, say } = usePreview();
  const kept = tryOn.kept ?? none;
  const { canvas, state } = useSheet(kept);
  const take = async (hand: (file: File) => void) => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) hand(new File([blob], `tattoo-placements-${Date.now()}.png`, { type: blob.type }));
    else say(t`Export failed, please try again`);
  };
  return (
    <>
      <div
        role="img"
        aria-label={t`Sheet of the kept placements`}
        aria-busy={state === 'working'}
        className={`relative mx-auto max-w-full rounded-inner bg-wash-2 shadow-print ${state === 'working' ? 'animate-pulse' : ''}`}
        style={{
          aspectRatio: `${canvas.width} / ${canvas.height}`,
          width: `min(100%, ${(50 * canvas.width) / canvas.height}dvh)`,
        }}
      >
        <CanvasHost canvas={canvas} className="absolute inset-0 overflow-hidden rounded-inner" />
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-err text-sm">
          <Trans>The placements could not be drawn. Close this and open it again.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={state !== 'done'} onClick={() => take((file) => saveFile(file, file.name))}>
          <Download size={18} aria-hidden />
          <Trans>Save the sheet</Trans>
        </Button>
        {canShare(new File([], 'sheet.png', { type: 'image/png' })) && (
          <Button disabled={state !== 'done'} onClick={() => take((file) => shareFile(file))}>
            <Share2 size={18} aria-hidden />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
