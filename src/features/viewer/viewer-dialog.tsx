import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { creationTitle } from '#contract/creation-title.ts';
import { creationHead } from '#contract/heads/design-head.ts';
import type { Language } from '#contract/language.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { useWideScreen } from '#ui/wide-screen.ts';
import { Viewer, type ViewerProps } from './viewer.tsx';

interface ViewerDialogProps extends ViewerProps {
  onClose: () => void;
  /** Opens over it, and leaves it open when it is closed. */
  over: ReactNode;
}

/** The viewer over the page that it was opened from. */
export function ViewerDialog({ onClose, over, ...props }: ViewerDialogProps) {
  const { t, i18n } = useLingui();
  const isWide = useWideScreen();
  const language = i18n.locale as Language;
  const title = creationTitle(props.image, language);
  const heading = (look: string) => (
    <Dialog.Title className={`leading-tight wrap-anywhere ${look}`}>{title}</Dialog.Title>
  );
  useTitle(creationHead(props.image, language).title);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Popup className="fixed z-50 flex flex-col bg-sheet shadow-pop outline-none max-md:inset-x-0 max-md:top-[max(12px,env(safe-area-inset-top))] max-md:bottom-0 max-md:overflow-auto max-md:overscroll-contain max-md:rounded-t-sheet max-md:px-[max(16px,env(safe-area-inset-left))] max-md:pb-[calc(28px+env(safe-area-inset-bottom))] md:inset-0 md:m-auto md:h-[min(880px,calc(100dvh-48px))] md:w-[min(1240px,calc(100vw-64px))] md:rounded-panel md:p-6">
          <div className="flex items-center gap-3 bg-sheet max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-1 max-md:px-1 max-md:py-2 md:absolute md:top-4 md:right-4">
            {!isWide && heading('line-clamp-2 grow text-[1.25rem]')}
            <Dialog.Close aria-label={t`Close`} title={t`Close`} className={`${iconButtonLook} ml-auto`}>
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <Viewer {...props} isWindow heading={isWide && heading('pt-1 pr-12 pl-1 text-[1.625rem]')} />
        </Dialog.Popup>
      </Dialog.Portal>
      {over}
    </Dialog.Root>
  );
}

/** The page below has its own title back afterwards. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
