import { useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { HandedDesign } from '#contract/handed-design.ts';
import type { SharedState } from '#contract/handed-picture.ts';
import { useDroppedFiles } from '#lib/dropped-files.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CoverUp } from './cover/cover-up.tsx';
import { thumbnailOf } from './engine-sync/thumbnail.ts';
import type { OpenEngine } from './engine-sync/use-engine-sync.ts';
import type { EraseDialog as EraseDialogType } from './erase/erase-dialog.tsx';
import { CompatibilityCard } from './notices/compatibility-card.tsx';
import { OutOfReachAlert } from './notices/out-of-reach.tsx';
import { Troubles } from './notices/troubles.tsx';
import type { CreationsSlot } from './open/design-picker.tsx';
import { DropHint } from './open/drop-hint.tsx';
import { fetchPicture } from './open/fetch-picture.ts';
import { HandedPictureDialog } from './open/handed-picture-dialog.tsx';
import { StartView } from './open/start-view.tsx';
import { useHandedPicture } from './open/use-handed-picture.ts';
import { Panel } from './panel/panel.tsx';
import type { PaperDialog as PaperDialogType } from './paper/paper-dialog.tsx';
import { PreviewHeader, UndoButtons } from './preview-header.tsx';
import { OvertakenAlert } from './saved/overtaken-alert.tsx';
import type { PictureStore } from './saved/picture-store.ts';
import { SavedDialog } from './saved/saved-dialog.tsx';
import { newTryOn } from './saved/try-on-keeper.ts';
import { useKeptTryOn } from './saved/use-kept-try-on.ts';
import { Announcer } from './stage/announcer.tsx';
import { Stage } from './stage/stage.tsx';
import { PreviewContext } from './use-preview.ts';
import { usePreviewEditor } from './use-preview-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const EraseDialog = lazyPart<ComponentProps<typeof EraseDialogType>>(
  async () => (await import('./erase/erase-dialog.tsx')).EraseDialog,
  OutOfReachAlert,
);
const PaperDialog = lazyPart<ComponentProps<typeof PaperDialogType>>(
  async () => (await import('./paper/paper-dialog.tsx')).PaperDialog,
  OutOfReachAlert,
);

interface PreviewScreenProps {
  back: ReactNode;
  creations: CreationsSlot;
  handed: HandedDesign | null;
  /** Whether another app shared a picture, and it has come. */
  shared: SharedState | null;
  open: OpenEngine;
  store: PictureStore;
}

/** Header, photo and controls. */
export function PreviewScreen({ back, creations, handed, shared, open, store }: PreviewScreenProps) {
  const { t } = useLingui();
  const editor = usePreviewEditor(open, store);
  const { tryOn } = editor;
  const [relief, setRelief] = useState<unknown>(null);
  const kept = useKeptTryOn(tryOn, editor.begin, () => thumbnailOf(open.canvases.after));
  useUndoKeys(editor, !editor.isErasing && !editor.onPaper);
  // The first picture is taken for the photo, unless there is one.
  const takeIn = (file: File) =>
    tryOn.photo ? editor.openDesign({ source: file, name: file.name }) : editor.openPhoto(file, file.name);
  const isOver = useDroppedFiles(takeIn);
  const given = useHandedPicture(shared, editor.say);

  const hasAskedForPhoto = useRef(false);
  useEffect(() => {
    hasAskedForPhoto.current = kept.isRestored && !tryOn.photo;
  });

  const taken = useRef<HandedDesign | null>(null);
  const takeOver = (design: HandedDesign) => {
    const { photo, taps, strokes, oldInk, ruler, mode, tattoos } = tryOn;
    // Another design begins a try-on of its own, on the same photo.
    if (tattoos.length > 0) {
      const fresh = newTryOn();
      kept.begin({ ...fresh, tryOn: { ...fresh.tryOn, photo, taps, strokes, oldInk, ruler, mode } });
    }
    editor.openDesign({ ...design, source: () => fetchPicture(design.url) });
  };
  useEffect(() => {
    if (!handed || !kept.isRestored || taken.current === handed) return;
    taken.current = handed;
    takeOver(handed);
  });

  const openGiven = (picture: File, isPhoto: boolean) => {
    given.putAway();
    // Another photo begins a try-on of its own, with nothing on it.
    if (isPhoto && tryOn.photo) kept.begin(newTryOn());
    if (isPhoto) editor.openPhoto(picture, picture.name);
    else editor.openDesign({ source: picture, name: picture.name });
  };

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
    <PreviewContext value={editor}>
      <CoverUp>
        <div
          className={`grid h-[calc(100dvh-var(--strip))] grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden ${tryOn.photo ? 'md:grid-cols-[minmax(0,1fr)_372px]' : ''} md:grid-rows-[70px_minmax(0,1fr)]`}
        >
          <div className="md:col-span-full">
            <PreviewHeader back={back} isExporting={editor.isExporting} />
          </div>
          <main aria-label={t`Workspace`} className="relative min-h-0 overflow-hidden bg-workspace">
            {tryOn.photo ? (
              <>
                <Stage photo={tryOn.photo} takesFocus={hasAskedForPhoto.current} onReliefFail={setRelief} />
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
                editor.setMode('2d');
              }}
            />
            {tryOn.photo && <CompatibilityCard />}
            {isOver && <DropHint isPhoto={!tryOn.photo} />}
          </main>
          {tryOn.photo && <Panel creations={creations} savedButton={savedButton} />}
        </div>
      </CoverUp>
      <Suspense>
        {editor.isErasing && editor.tattoo && (
          <EraseDialog tattoo={editor.tattoo} onClose={() => editor.setIsErasing(false)} />
        )}
        {editor.onPaper && (
          <PaperDialog key={editor.onPaper.pictureId} tattoo={editor.onPaper} onClose={editor.closePaper} />
        )}
      </Suspense>
      {given.picture && kept.isRestored && (
        <HandedPictureDialog
          picture={given.picture}
          onPhoto={() => given.picture && openGiven(given.picture, true)}
          onDesign={() => given.picture && openGiven(given.picture, false)}
          onClose={given.putAway}
        />
      )}
      <Announcer />
      <OvertakenAlert {...kept} />
      <Alert text={editor.problem} closeLabel={t`OK`} onClose={() => editor.say(null)} />
    </PreviewContext>
  );
}
