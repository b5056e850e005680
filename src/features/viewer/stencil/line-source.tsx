import { Trans } from '@lingui/react/macro';

/** Where a stencil's lines come from. */
export function LineSource({ isOutlineLayer, isOurs }: { isOutlineLayer: boolean; isOurs: boolean }) {
  if (isOutlineLayer) return <Trans>Its lines are those of the design’s own outline layer.</Trans>;
  if (isOurs)
    return (
      <Trans>
        Its outline layer could not be drawn now. These lines are traced from the picture: check them before
        you print.
      </Trans>
    );
  return <Trans>Its lines are traced from the picture: check them before you print.</Trans>;
}
