import { Trans } from '@lingui/react/macro';
import { Download, Grid2x2, PenTool } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ArtistDialog } from '../export/artist-dialog.tsx';
import { PlacementsDialog } from '../placements/placements-dialog.tsx';
import { usePreview } from '../use-preview.ts';

/** What can be done with a tattoo that fits. */
export function ResultsSection() {
  const { tattoo, tryOn, exportPicture } = usePreview();
  return (
    <div className="flex flex-wrap gap-2">
      {tattoo && (
        <ArtistDialog
          tattoo={tattoo}
          trigger={
            <Button size="small">
              <PenTool size={16} aria-hidden />
              <Trans>For the artist</Trans>
            </Button>
          }
        />
      )}
      {(tattoo || tryOn.kept) && (
        <PlacementsDialog
          trigger={
            <Button size="small">
              <Grid2x2 size={16} aria-hidden />
              <Trans>Compare placements</Trans>
            </Button>
          }
        />
      )}
      <Button size="small" onClick={() => exportPicture('square')}>
        <Download size={16} aria-hidden />
        <Trans>Save as 800 × 800</Trans>
      </Button>
    </div>
  );
}
