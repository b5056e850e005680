import { useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDroppedFiles } from '#lib/dropped-files.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EraseDialog } from './erase/erase-dialog.tsx';
import type { HandedDesign } from './handed-design.ts';
import { CompatibilityCard } from './notices/compatibility-card.tsx';
import { Troubles } from './notices/troubles.tsx';
import type { CreationsSlot } from './open/design-picker.tsx';
import { DropHint } from './open/drop-hint.tsx';
import { fetchPicture } from './open/fetch-picture.ts';
import { StartView } from './open/start-view.tsx';
import { Panel } from './panel/panel.tsx';
import { PreviewHeader, UndoButtons } from './preview-header.tsx';
import { newFitting } from './saved/fitting-keeper.ts';
import { OvertakenAlert } from './saved/overtaken-alert.tsx';
import type { PictureShelf } from './saved/picture-shelf.ts';
import { SavedDialog } from './saved/saved-dialog.tsx';
import { useKeptFitting } from './saved/use-kept-fitting.ts';
import { Announcer } from './stage/announcer.tsx';
import { Stage } from './stage/stage.tsx';
import { thumbnailOf } from './studio/thumbnail.ts';
import type { OpenStudio } from './studio/use-studio.ts';
import { useDesk } from './use-desk.ts';
import { PreviewContext } from './use-preview.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface PreviewScreenProps {
  back: ReactNode;
  creations: CreationsSlot;
  handed: HandedDesign | null;
  open: OpenStudio;
  shelf: PictureShelf;
}

/** Header, photo and controls. */
export function PreviewScreen({ back, creations, handed, open, shelf }: PreviewScreenProps) {
  const { t } = useLingui();
  const desk = useDesk(open, shelf);
  const { fitting } = desk;
  const [relief, setRelief] = useState<unknown>(null);
  const kept = useKeptFitting(fitting, desk.begin, () => thumbnailOf(open.canvases.after));
  useUndoKeys(desk, !desk.isErasing);
  // The first picture is taken for the photo, unless there is one.
  const takeIn = (file: File) =>
    fitting.photo ? desk.openDesign(file, file.name) : desk.openPhoto(file, file.name);
  const isOver = useDroppedFiles(takeIn);

  const taken = useRef<HandedDesign | null>(null);
  const takeOver = (design: HandedDesign) => {
    const { photo, taps, strokes, ruler, mode, tattoos } = fitting;
    // Another design begins a try-on of its own, on the same photo.
    if (tattoos.length > 0) {
      const fresh = newFitting();
      kept.begin({ ...fresh, fitting: { ...fresh.fitting, photo, taps, strokes, ruler, mode } });
    }
    desk.openDesign(() => fetchPicture(design.url), design.name);
  };
  useEffect(() => {
    if (!handed || !kept.isRestored || taken.current === handed) return;
    taken.current = handed;
    takeOver(handed);
  });

  const savedButton = (
    <SavedDialog
      currentId={kept.id}
      onOpen={kept.begin}
      trigger={
        <Button size="small">
          <Images size={16} aria-hidden />
          {t`Your try-ons`}
        </Button>
      }
    />
  );
  return (
    <PreviewContext value={desk}>
      <div
        className={`grid h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden ${fitting.photo ? 'md:grid-cols-[minmax(0,1fr)_372px]' : ''} md:grid-rows-[70px_minmax(0,1fr)]`}
      >
        <div className="md:col-span-full">
          <PreviewHeader back={back} isExporting={desk.isExporting} />
        </div>
        <main aria-label={t`Workspace`} className="relative min-h-0 overflow-hidden bg-workspace">
          {fitting.photo ? (
            <>
              <Stage photo={fitting.photo} onReliefFail={setRelief} />
              <div className="absolute right-2.5 bottom-6 flex rounded-[8px] bg-sheet shadow-pop md:hidden">
                <UndoButtons />
              </div>
            </>
          ) : (
            kept.isRestored && <StartView creations={creations} savedButton={savedButton} />
          )}
          <Troubles
            relief={relief}
            onSimplify={() => {
              setRelief(null);
              desk.setMode('2d');
            }}
          />
          {fitting.photo && <CompatibilityCard />}
          {isOver && <DropHint isPhoto={!fitting.photo} />}
        </main>
        {fitting.photo && <Panel creations={creations} savedButton={savedButton} />}
      </div>
      {desk.isErasing && desk.tattoo && (
        <EraseDialog tattoo={desk.tattoo} onClose={() => desk.setIsErasing(false)} />
      )}
      <Announcer />
      <OvertakenAlert {...kept} />
      <Alert text={desk.problem} closeLabel={t`OK`} onClose={() => desk.say(null)} />
    </PreviewContext>
  );
}
