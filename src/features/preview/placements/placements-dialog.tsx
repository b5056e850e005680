import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { OutOfReach } from '../notices/out-of-reach.tsx';
import type { Placements as PlacementsType } from './placements.tsx';

const Placements = lazyPart<ComponentProps<typeof PlacementsType>>(
  async () => (await import('./placements.tsx')).Placements,
  OutOfReach,
);

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
      {isOpen && (
        <Suspense fallback={<div className="h-96 animate-pulse rounded-print bg-skeleton" />}>
          <Placements onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PanelDialog>
  );
}
