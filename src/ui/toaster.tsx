import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { classNames } from './class-names.ts';
import { receiveToasts, type ToastOptions } from './show-toast.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

const manager = Toast.createToastManager();

/**
 * Where toasts appear: over the header, one at a time, so that none covers what a page is about, or what a dialog is
 * called. Once in the page.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  // Not earlier: the provider below must have begun to listen.
  useEffect(() => receiveToasts(show), []);
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="pointer-events-none fixed inset-x-2 top-[calc(var(--header)-70px)] z-70 mx-auto grid h-[70px] max-w-[520px] content-center *:[grid-area:1/1]"
        >
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Icon = icons[(toast.type ?? 'info') as keyof typeof icons];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['up', 'right']}
        className={classNames(
          'pointer-events-auto max-h-[66px] overflow-auto rounded-ctl bg-solid text-on-solid shadow-pop',
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) transition-[opacity,translate]',
          'duration-300 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
          'data-starting-style:-translate-y-2 data-limited:hidden motion-reduce:duration-[1ms]',
        )}
      >
        <Toast.Content className="flex min-h-13 items-center gap-3 pr-1 pl-3.5 text-sm leading-[1.3] sm:text-md">
          <Icon size={18} aria-hidden />
          {/* Names the toast, which a description alone would not. */}
          <Toast.Title render={<p />} className="min-w-0 flex-1 py-1.5" />
          <Toast.Action className="min-h-11 flex-none rounded-ctl px-2 font-semibold underline underline-offset-4 outline-offset-0" />
          <Toast.Close
            aria-label={closeLabel}
            className="grid size-11 flex-none place-items-center rounded-ctl opacity-70 hover:opacity-100"
          >
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

function show({ id, kind, text, action, stays, forMs }: ToastOptions): void {
  const toastId = manager.add({
    ...(id && { id }),
    type: kind,
    title: text,
    priority: kind === 'error' ? 'high' : 'low',
    ...(forMs !== undefined && { timeout: forMs }),
    ...(stays && { timeout: 0 }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          manager.close(toastId);
          action.onPress();
        },
      },
    }),
  });
}
