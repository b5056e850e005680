import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** What the drawing on the sheet is, while an image model works, and the way to stop at it. */
export function SketchNote({ model, onKeep }: { model: string; onKeep: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-print bg-stencil-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-64 text-ink-2 text-sm leading-normal">
        <Trans>
          A sketch by the Flash composer, drawn on this device. The picture by {model} takes its place.
        </Trans>
      </p>
      <Button onClick={onKeep}>
        <PencilLine size={18} aria-hidden />
        <Trans>Keep the sketch</Trans>
      </Button>
      <p className="w-full text-ink-2 text-sm">
        <Trans>Free. The picture is then given up, and its credits come back.</Trans>
      </p>
    </div>
  );
}
