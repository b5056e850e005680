import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import { Button, buttonLook } from './button.tsx';
import { classNames } from './class-names.ts';

interface AlertDialogProps {
  title: ReactNode;
  /** What comes of it, before it is done. */
  text: ReactNode;
  trigger?: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The way out, which has the focus unless there are fields. */
  keepLabel: ReactNode;
  confirmLabel: ReactNode;
  /** While it is being done the dialog stays. */
  busyLabel?: ReactNode;
  onConfirm: () => void;
  /** Fields, and what went wrong. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. A press outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const isBusy = Boolean(props.busyLabel);
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    // Events pass through portals to the forms that a dialog is written in.
    event.stopPropagation();
    if (!isBusy) props.onConfirm();
  };
  return (
    <BaseAlertDialog.Root
      open={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isBusy) props.onOpenChange(isOpen);
      }}
    >
      {props.trigger && <BaseAlertDialog.Trigger render={props.trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseAlertDialog.Popup
          className={classNames(
            'fixed z-60 max-h-[calc(100dvh-32px)] overflow-auto overscroll-contain bg-sheet shadow-pop outline-none',
            'transition-[transform,opacity] duration-base ease-out',
            'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet max-md:pr-[env(safe-area-inset-right)] max-md:pb-[env(safe-area-inset-bottom)] max-md:pl-[env(safe-area-inset-left)]',
            'max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
            'md:top-1/2 md:left-1/2 md:w-[480px] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-panel',
            'md:data-ending-style:opacity-0 md:data-starting-style:opacity-0',
          )}
        >
          <form onSubmit={confirm} noValidate className="p-6">
            <BaseAlertDialog.Title className="text-3">{props.title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="mt-2 text-ink-2 text-md">
              {props.text}
            </BaseAlertDialog.Description>
            {props.children && <div className="mt-4 grid gap-2">{props.children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
              <BaseAlertDialog.Close className={buttonLook({ variant: 'ghost' })}>
                {props.keepLabel}
              </BaseAlertDialog.Close>
              <Button type="submit" variant="danger" busyLabel={props.busyLabel}>
                {props.confirmLabel}
              </Button>
            </div>
          </form>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
