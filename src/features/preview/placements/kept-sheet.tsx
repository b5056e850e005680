import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Share2 } from 'lucide-react';
import { canvasFile } from '#lib/canvas-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { canShare, shareFile } from '#lib/share-file.ts';
import { Button } from '#ui/button.tsx';
import { CanvasHost } from '../stage/canvas-host.tsx';
import type { KeptPlacement } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { useSheet } from './use-sheet.ts';

/** The sheet as it will be saved. */
export function KeptSheet({ kept }: { kept: readonly KeptPlacement[] }) {
  const { t } = useLingui();
  const { say } = usePreview();
  const { canvas, state } = useSheet(kept);
  const take = async (hand: (file: File) => void) => {
    try {
      const blob = await canvasFile(canvas, 'image/png');
      hand(new File([blob], `tattoo-placements-${Date.now()}.png`, { type: blob.type }));
    } catch {
      say(t`Export failed, please try again`);
    }
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
