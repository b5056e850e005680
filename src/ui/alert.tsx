import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface AlertProps {
  /** Null shows nothing. */
  text: string | null;
  title?: string | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Another way on, beside closing it. */
  children?: ReactNode;
}

/** Says something that has to be read before going on. */
export function Alert({ text, title, closeLabel, onClose, children }: AlertProps) {
  return (
    <AlertDialog.Root open={text !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-70 bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-70 grid w-[min(92vw,400px)] -translate-x-1/2 -translate-y-1/2 gap-4 rounded-panel bg-sheet p-6 shadow-pop transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0">
          {title && <AlertDialog.Title className="text-3">{title}</AlertDialog.Title>}
          <AlertDialog.Description className="text-lead leading-snug">{text}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-2 max-md:*:grow">
            {children}
            <AlertDialog.Close render={<Button variant="solid">{closeLabel}</Button>} />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
