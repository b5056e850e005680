import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { PricingView } from '../pricing-view.tsx';
import { type PricingReason, useReasonText } from './pricing-reason.ts';

export interface PricingOverlayProps {
  /** What asked for it. */
  reason: PricingReason;
  onClose: () => void;
  /** Whether somebody is logged in; whoever is not is sent to the login with what was chosen. */
  isKnown: boolean;
  onLoginNeeded: (planCode: string) => void;
  /** After a payment that went through, on with what one was about to do. */
  onStart: () => void;
}

/** The prices over the page that somebody works on, which is locked, and as it was once they are closed. */
export function PricingOverlay({ reason, onClose, isKnown, onLoginNeeded, onStart }: PricingOverlayProps) {
  const { t } = useLingui();
  const [planCode, setPlanCode] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { title, text } = useReasonText(reason);
  const show = (code: string | null) => {
    setPlanCode(code);
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-base data-starting-style:opacity-0"
        />
        <Dialog.Popup className="fixed inset-x-0 top-[calc(20px+var(--strip))] bottom-0 z-60 flex flex-col overflow-hidden rounded-t-sheet bg-paper shadow-pop outline-none transition-[transform,opacity] duration-base ease-out data-starting-style:translate-y-12 data-starting-style:opacity-0 md:inset-x-[max(24px,calc(50vw-600px))] md:top-[calc(40px+var(--strip))] md:bottom-10 md:rounded-panel">
          <div className="flex items-start justify-between gap-4 border-hair border-b py-3 pr-3 pl-5 md:pl-8">
            <div className="pt-1.5">
              <Dialog.Title className="text-3">{title}</Dialog.Title>
              <Dialog.Description className="text-ink-2 text-md leading-snug">{text}</Dialog.Description>
            </div>
            <Dialog.Close className={iconButtonLook} aria-label={t`Close`}>
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <div
            ref={scroller}
            className="min-h-0 grow overflow-y-auto overflow-x-clip overscroll-contain px-5 pt-6 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8"
          >
            <PricingView
              heading="h2"
              planCode={planCode}
              onChoose={(code) => (isKnown ? show(code) : onLoginNeeded(code))}
              onBack={() => show(null)}
              onStart={onStart}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
