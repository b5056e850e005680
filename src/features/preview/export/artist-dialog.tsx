import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, Suspense, useState } from 'react';
import { Segment } from '#ui/form/segment.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import type { LinkSheet as LinkSheetType } from '../artist-link/link-sheet.tsx';
import { OutOfReach } from '../notices/out-of-reach.tsx';
import { widthCm } from '../try-on/real-size.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import type { PaperSheet as PaperSheetType } from './paper-sheet.tsx';

/** A width to begin with when nothing was measured. */
const usualCm = 10;

/* Each is fetched once somebody wants it. */
const PaperSheet = lazyPart<ComponentProps<typeof PaperSheetType>>(
  async () => (await import('./paper-sheet.tsx')).PaperSheet,
  OutOfReach,
);
const LinkSheet = lazyPart<ComponentProps<typeof LinkSheetType>>(
  async () => (await import('../artist-link/link-sheet.tsx')).LinkSheet,
  OutOfReach,
);

type Way = 'paper' | 'link';

/** Stencil, line check and brief, or a link to them: what one takes along to the artist. */
export function ArtistDialog({ tattoo, trigger }: { tattoo: Tattoo; trigger: ReactElement }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PanelDialog
      title={t`For the artist`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[860px]"
    >
      <Ways tattoo={tattoo} />
    </PanelDialog>
  );
}

function Ways({ tattoo }: { tattoo: Tattoo }) {
  const { t } = useLingui();
  const { tryOn } = usePreview();
  const [way, setWay] = useState<Way>('paper');
  const [cm, setCm] = useState(() => widthCm(tattoo.placement, tryOn.ruler) ?? usualCm);
  return (
    <>
      <Segment<Way>
        label={t`How it gets to the artist`}
        value={way}
        options={[
          { value: 'paper', label: t`On paper` },
          { value: 'link', label: t`As a link` },
        ]}
        onChange={setWay}
        className="mb-5 md:w-[300px]"
      />
      <Suspense fallback={<div className="h-96 animate-pulse rounded-print bg-skeleton" />}>
        {way === 'paper' ? (
          <PaperSheet tattoo={tattoo} cm={cm} onCm={setCm} />
        ) : (
          <LinkSheet tattoo={tattoo} cm={cm} onCm={setCm} />
        )}
      </Suspense>
    </>
  );
}
