import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type Corners, wholeCorners } from '#engine/skin/paper/corners.ts';
import type { RemovalChoice } from '#engine/skin/worker/skin-api.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Button } from '#ui/button.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { useStoredFile } from '../saved/use-stored-file.ts';
import { CanvasHost } from '../stage/canvas-host.tsx';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { SheetCorners } from './sheet-corners.tsx';
import { useLifted } from './use-lifted.ts';

interface PaperDialogProps {
  tattoo: Tattoo;
  onClose: () => void;
}

/** Corners to begin with where none were found: a little inside of the photo, so that they can be seen. */
const inset = 0.08;
const usualCorners = wholeCorners.map(({ x, y }) => ({
  x: x === 0 ? inset : 1 - inset,
  y: y === 0 ? inset : 1 - inset,
})) as unknown as Corners;

/** A photo of a drawing beside what is lifted off its paper. What one settles for counts; closing changes nothing. */
export function PaperDialog({ tattoo, onClose }: PaperDialogProps) {
  const { t } = useLingui();
  const { change } = usePreview();
  const file = useStoredFile(tattoo.pictureId);
  const url = useObjectUrl(file);
  const [moved, setMoved] = useState<Corners>(tattoo.removal.corners ?? usualCorners);
  const [fills, setFills] = useState(!tattoo.removal.corners);
  /** As the corners were when one was let go. */
  const [rested, setRested] = useState(moved);
  const removal = useMemo(
    () => ({ method: 'paper', enclosed: 'keep', corners: fills ? null : rested }) satisfies RemovalChoice,
    [fills, rested],
  );
  const { canvas, state } = useLifted(tattoo, file, removal);
  const settle = (settled: RemovalChoice) => {
    change({ type: 'alter', id: tattoo.id, to: { removal: settled } });
    onClose();
  };
  return (
    <PanelDialog
      title={t`A drawing on paper`}
      closeLabel={t`Close`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isCentred
      className="md:w-[860px]"
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-[3fr_2fr] gap-4 md:grid-cols-2 md:gap-6">
          <figure className="grid content-start gap-2">
            <figcaption className="font-semibold text-sm">
              <Trans>Your photo</Trans>
            </figcaption>
            {url && (
              <SheetCorners
                url={url}
                corners={fills ? null : moved}
                onMove={setMoved}
                onRest={() => setRested(moved)}
              />
            )}
          </figure>
          <figure className="grid content-start gap-2" aria-busy={state === 'working'}>
            <figcaption className="font-semibold text-sm">
              <Trans>Only the ink</Trans>
            </figcaption>
            <div
              className={`relative mx-auto w-full rounded-print bg-stock shadow-print transition-opacity duration-base ${state === 'working' ? 'animate-pulse' : ''}`}
              style={{
                aspectRatio: `${canvas.width} / ${canvas.height}`,
                width: `min(100%, ${(46 * canvas.width) / canvas.height}dvh)`,
              }}
            >
              <CanvasHost canvas={canvas} className="absolute inset-0" />
            </div>
          </figure>
        </div>
        <p aria-live="polite" className="min-h-[2.6em] text-ink-2 text-sm leading-snug">
          {state === 'working' && <Trans>Lifting the ink off the paper…</Trans>}
          {state === 'done' &&
            (fills ? (
              <Trans>The light is evened and the paper taken away.</Trans>
            ) : (
              <Trans>The sheet is straightened. If a corner is not where it should be, move it.</Trans>
            ))}
          {state === 'blank' && (
            <Trans>No ink was found there. Move the corners, or keep the picture as it is.</Trans>
          )}
          {state === 'failed' && (
            <Trans>
              The ink could not be lifted. Move a corner to try again, or keep the picture as it is.
            </Trans>
          )}
        </p>
        <SwitchRow
          label={t`The sheet fills the photo`}
          hint={t`A close-up, without the sheet’s edges`}
          checked={fills}
          onChange={setFills}
        />
        <div className="flex flex-wrap gap-2.5 bg-sheet max-md:sticky max-md:bottom-0 max-md:py-2">
          <Button
            variant="solid"
            className="flex-1 md:flex-none"
            disabled={state !== 'done'}
            onClick={() => settle(removal)}
          >
            <Trans>Use only the ink</Trans>
          </Button>
          <Button
            className="flex-1 md:flex-none"
            onClick={() => settle({ method: 'none', enclosed: 'keep' })}
          >
            <Trans>Keep it as it is</Trans>
          </Button>
        </div>
      </div>
    </PanelDialog>
  );
}
