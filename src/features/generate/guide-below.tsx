import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { loadMessages } from '#lib/i18n.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Blank } from '#ui/pictures/blank.tsx';
import { WhenNear } from '#ui/when-near.tsx';

/** Once it has been fetched it stands there from the start. */
let hasGuide = false;

const CreateGuide = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./guide/create-guide.tsx'), loadMessages('create')]);
  hasGuide = true;
  return loaded.CreateGuide;
});

/** What stands below the tool, fetched when somebody comes near it. */
export function GuideBelow({ onWrite }: { onWrite: () => void }) {
  const { t } = useLingui();
  const room = (
    <Blank label={t`Loading…`}>
      <div className="min-h-[120vh]" />
    </Blank>
  );
  return (
    <div className="border-rule border-t-[1.5px] pt-16 pb-20">
      <div className="page-wide">
        <WhenNear room={room} isReady={hasGuide}>
          <Suspense fallback={room}>
            <CreateGuide onWrite={onWrite} />
          </Suspense>
        </WhenNear>
      </div>
    </div>
  );
}
