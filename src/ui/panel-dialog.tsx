import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonLook } from './icon-button.tsx';

interface PanelDialogProps {
  title: ReactNode;
  closeLabel: string;
  /** What opens it, unless something else does. */
  trigger?: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is focused first; the close button unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stands in the middle from 900 px on, and dims the page. */
  isCentred?: boolean;
  /** Where it stands from 900 px on, or how wide; below that it is a sheet over the page's lower part. */
  className?: string;
  children: ReactNode;
}

/** A panel over the page, which a press outside or Escape closes. */
export function PanelDialog(props: PanelDialogProps) {
  return (
    <Dialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      {props.trigger && <Dialog.Trigger render={props.trigger} />}
      <Dialog.Portal>
        <Dialog.Backdrop
          className={classNames(
            'fixed inset-0 z-50 bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0',
            !props.isCentred && 'md:bg-transparent',
          )}
        />
        <Dialog.Popup
          initialFocus={props.initialFocus}
          className={classNames(
            'fixed z-60 flex flex-col bg-sheet shadow-pop transition-[transform,opacity] duration-base ease-out',
            'max-md:inset-x-0 max-md:pr-[env(safe-area-inset-right)] max-md:pl-[env(safe-area-inset-left)] max-md:top-16 max-md:bottom-0 max-md:rounded-t-sheet',
            'max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
            'md:rounded-panel md:data-ending-style:opacity-0 md:data-starting-style:opacity-0',
            props.isCentred &&
              'md:top-1/2 md:left-1/2 md:max-h-[min(100dvh-2*var(--header),860px)] md:-translate-1/2',
            props.className,
          )}
        >
          <div className="flex items-center justify-between pt-3.5 pr-3 pb-1.5 pl-5">
            <Dialog.Title className="text-[1.5rem]">{props.title}</Dialog.Title>
            <Dialog.Close className={iconButtonLook} aria-label={props.closeLabel}>
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-auto overscroll-contain px-5 pt-2 pb-[calc(24px+env(safe-area-inset-bottom))]">
            {props.children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
