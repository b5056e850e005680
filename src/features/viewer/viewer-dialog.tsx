import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { Language } from '#contract/language.ts';
import { creationHead } from '#contract/page-head.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { Viewer, type ViewerProps } from './viewer.tsx';

interface ViewerDialogProps extends ViewerProps {
  onClose: () => void;
}

/** The viewer over the page that it was opened from. */
export function ViewerDialog({ onClose, ...props }: ViewerDialogProps) {
  const { t, i18n } = useLingui();
  useTitle(creationHead(props.image, i18n.locale as Language).title);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Popup className="fixed z-50 flex flex-col bg-sheet shadow-pop outline-none max-md:inset-x-0 max-md:top-[max(12px,env(safe-area-inset-top))] max-md:bottom-0 max-md:overflow-auto max-md:overscroll-contain max-md:rounded-t-sheet max-md:px-[max(16px,env(safe-area-inset-left))] max-md:pt-4 max-md:pb-[calc(28px+env(safe-area-inset-bottom))] md:inset-0 md:m-auto md:h-[min(880px,calc(100dvh-48px))] md:w-[min(1240px,calc(100vw-64px))] md:rounded-panel md:p-6">
          <div className="max-md:sticky max-md:top-0 max-md:z-10 max-md:-mb-11 max-md:self-end md:absolute md:top-4 md:right-4 md:z-10">
            <Dialog.Close
              aria-label={t`Close`}
              title={t`Close`}
              className={`${iconButtonLook} bg-sheet shadow-print md:shadow-none`}
            >
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <Viewer
            {...props}
            isWindow
            heading={(title) => (
              <Dialog.Title className="text-[1.625rem] leading-tight wrap-anywhere">{title}</Dialog.Title>
            )}
          />
        </Dialog.Popup>
      </Dialog.Portal>
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
