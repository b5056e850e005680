import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import type { HandedDesign } from './handed-design.ts';
import { useKeptEngine } from './offline/use-kept-engine.ts';
import type { CreationsSlot } from './open/design-picker.tsx';
import { PreviewScreen } from './preview-screen.tsx';
import { PictureShelf } from './saved/picture-shelf.ts';
import { ShelfContext } from './saved/shelf-context.ts';
import { useStudio } from './studio/use-studio.ts';

interface PreviewPageProps {
  /** The way back to where one came from. */
  back: ReactNode;
  creations: CreationsSlot;
  handed: HandedDesign | null;
}

/** A tattoo on one's own skin. Nothing that is opened here leaves the device. */
export function PreviewPage(props: PreviewPageProps) {
  const { i18n } = useLingui();
  const [shelf] = useState(() => new PictureShelf());
  const open = useStudio(shelf);
  useKeptEngine();
  usePageMeta(pageHead('preview', i18n.locale as Language));
  return (
    <ShelfContext value={shelf}>
      <PreviewScreen {...props} open={open} shelf={shelf} />
    </ShelfContext>
  );
}
