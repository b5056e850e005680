import { Trans } from '@lingui/react/macro';

/** What a picture will become when it is let go here. */
export function DropHint({ isPhoto }: { isPhoto: boolean }) {
  return (
    <div className="pointer-events-none absolute inset-3 z-4 grid place-items-center rounded-panel border-2 border-stencil border-dashed bg-stencil-soft/90 font-semibold text-lead text-stencil">
      {isPhoto ? <Trans>Let go to use it as the photo</Trans> : <Trans>Let go to add it as a tattoo</Trans>}
    </div>
  );
}
