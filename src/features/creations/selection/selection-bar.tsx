import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderPlus, Star, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { isStarred } from '../actions/use-star.ts';
import { DownloadButton } from '../download/download-button.tsx';
import type { Download } from '../download/use-download.ts';
import type { ChosenDesigns } from './use-selection.ts';

interface SelectionBarProps {
  selection: ChosenDesigns;
  download: Download;
  onStar: () => void;
  onCollect: () => void;
  onDelete: () => void;
}

/** Over the lower edge of the window: how many designs are chosen, and what can be done with them. */
export function SelectionBar({ selection, download, onStar, onCollect, onDelete }: SelectionBarProps) {
  const { t } = useLingui();
  const { images, all, clear } = selection;
  const { progress } = download;
  const isOff = images.length === 0;
  const starred = !isOff && isStarred(images);
  return (
    <section
      data-bottom-bar="selection"
      aria-label={t`Selected designs`}
      className="fixed inset-x-0 bottom-0 z-40 border-rule border-t-[1.5px] bg-sheet pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] shadow-pop"
    >
      <div className="page-wide flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
        <IconButton label={t`End the selection`} onClick={clear} className="-ml-2.5">
          <X size={22} aria-hidden />
        </IconButton>
        <p role="status" className="font-semibold tabular-nums">
          {plural(images.length, { 0: 'Nothing selected', one: '# selected', other: '# selected' })}
        </p>
        <Button variant="ghost" size="small" onClick={all} className="max-md:ml-auto">
          <Trans>Select all shown</Trans>
        </Button>
        {progress ? (
          <div className="flex min-w-0 grow items-center gap-3 md:justify-end">
            <div className="w-full max-w-80">
              <Ruler
                label={t`The download`}
                percent={(100 * progress.done) / progress.count}
                text={t`${progress.done} of ${progress.count}`}
              />
            </div>
            <Button size="small" onClick={download.cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : (
          <div className="flex w-full justify-between gap-1 md:ml-auto md:w-auto">
            <BarButton isOff={isOff} onPress={onStar}>
              <Star size={18} aria-hidden className={starred ? 'fill-current' : ''} />
              {starred ? <Trans>Unstar</Trans> : <Trans>Star</Trans>}
            </BarButton>
            <BarButton isOff={isOff} onPress={onCollect}>
              <FolderPlus size={18} aria-hidden />
              <Trans>Collect</Trans>
            </BarButton>
            <DownloadButton
              count={images.length}
              onChoose={(form) => download.start(images, form)}
              className={actionLook}
            />
            <BarButton isOff={isOff} onPress={onDelete}>
              <Trash2 size={18} aria-hidden />
              <Trans>Delete</Trans>
            </BarButton>
          </div>
        )}
      </div>
    </section>
  );
}

interface BarButtonProps {
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function BarButton({ isOff, onPress, children }: BarButtonProps) {
  return (
    <Button variant="ghost" disabled={isOff} onClick={onPress} className={actionLook}>
      {children}
    </Button>
  );
}

const actionLook =
  'whitespace-nowrap px-3! max-md:min-w-14 max-md:flex-col max-md:gap-1! max-md:px-1! max-md:text-tiny!';
