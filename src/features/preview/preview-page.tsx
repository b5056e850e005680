import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { HandedDesign } from '#contract/handed-design.ts';
import type { SharedState } from '#contract/handed-picture.ts';
import { headIn } from '#contract/heads/head.ts';
import { previewHead } from '#contract/heads/preview.ts';
import type { Language } from '#contract/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { useEngineSync } from './engine-sync/use-engine-sync.ts';
import { useKeptEngine } from './offline/use-kept-engine.ts';
import type { CreationsSlot } from './open/design-picker.tsx';
import { PreviewScreen } from './preview-screen.tsx';
import { PictureStore } from './saved/picture-store.ts';
import { PictureStoreContext } from './saved/picture-store-context.ts';

interface PreviewPageProps {
  /** The way back to where one came from. */
  back: ReactNode;
  creations: CreationsSlot;
  handed: HandedDesign | null;
  /** Whether another app shared a picture, and it has come. */
  shared: SharedState | null;
}

/** A tattoo on one's own skin. Nothing that is opened here leaves the device. */
export function PreviewPage(props: PreviewPageProps) {
  const { i18n } = useLingui();
  const [store] = useState(() => new PictureStore());
  const open = useEngineSync(store);
  useKeptEngine();
  usePageMeta(headIn(previewHead, i18n.locale as Language));
  return (
    <PictureStoreContext value={store}>
      <PreviewScreen {...props} open={open} store={store} />
    </PictureStoreContext>
  );
}
