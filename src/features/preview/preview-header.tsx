import { Trans, useLingui } from '@lingui/react/macro';
import { Columns2, Eraser, Redo2, Rotate3d, Share, Square, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Mode } from './try-on/try-on.ts';
import { usePreview } from './use-preview.ts';

interface PreviewHeaderProps {
  /** The way back to where one came from. */
  back: ReactNode;
  isExporting: boolean;
}

export function PreviewHeader({ back, isExporting }: PreviewHeaderProps) {
  const { t } = useLingui();
  const preview = usePreview();
  const { tryOn, isComparing } = preview;
  const Title = tryOn.photo ? 'h1' : 'p';
  return (
    <header className="z-5 flex min-h-15 items-center gap-1.5 border-rule border-b-[1.5px] bg-sheet pt-[env(safe-area-inset-top)] pr-2.5 pl-1 md:h-[70px] md:gap-2.5 md:pr-6 md:pl-3.5">
      {back}
      {/* Without a photo the page asks for one, in a heading of its own. */}
      <Title className="mr-2 whitespace-nowrap font-[640] font-display text-[1.375rem] tracking-head max-md:sr-only">
        {t({ message: 'Try on skin', context: 'title of the previewer' })}
      </Title>
      <Segment<Mode>
        label={t`View`}
        value={tryOn.mode}
        options={[
          { value: '3d', label: <ModeLabel Icon={Rotate3d}>3D</ModeLabel> },
          { value: '2d', label: <ModeLabel Icon={Square}>2D</ModeLabel> },
        ]}
        onChange={preview.setMode}
      />
      <div className="ml-auto flex items-center gap-0.5 md:gap-1.5">
        <span className="flex max-md:hidden">
          <UndoButtons />
        </span>
        <IconButton
          label={t`Erase tool`}
          onClick={preview.openEraser}
          disabled={!preview.tattoo}
          className={offLook}
        >
          <Eraser size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t`Compare before and after`}
          aria-pressed={isComparing}
          onClick={() => preview.setIsComparing(!isComparing)}
          className="aria-pressed:bg-ink aria-pressed:text-sheet aria-pressed:hover:bg-ink"
        >
          <Columns2 size={20} aria-hidden />
        </IconButton>
        <Button className="max-md:hidden" onClick={() => preview.change({ type: 'reset' })}>
          <Trans>Reset</Trans>
        </Button>
        <Button
          variant="commit"
          className="flex-none whitespace-nowrap max-md:px-3!"
          busyLabel={isExporting && t`Exporting…`}
          onClick={() => preview.exportPicture('photo')}
        >
          <Share size={17} aria-hidden />
          <span className="max-[359px]:sr-only">
            <Trans>Export</Trans>
          </span>
        </Button>
      </div>
    </header>
  );
}

export function UndoButtons() {
  const { t } = useLingui();
  const { undo, redo } = usePreview();
  return (
    <>
      <IconButton label={t`Undo`} onClick={() => undo?.()} disabled={!undo} className={offLook}>
        <Undo2 size={20} aria-hidden />
      </IconButton>
      <IconButton label={t`Redo`} onClick={() => redo?.()} disabled={!redo} className={offLook}>
        <Redo2 size={20} aria-hidden />
      </IconButton>
    </>
  );
}

const offLook = 'disabled:opacity-40 disabled:hover:bg-transparent';

function ModeLabel({ Icon, children }: { Icon: typeof Square; children: ReactNode }) {
  return (
    <>
      <Icon size={16} aria-hidden className="max-sm:hidden" />
      {children}
    </>
  );
}
