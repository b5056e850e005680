import { Dialog } from '@base-ui/react/dialog';
import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PaymentOutcome } from '../result/payment-outcome.tsx';
import type { Paid } from './use-payment.ts';

/** How long one stays after a payment that went through. */
const returnAfterSeconds = 5;

interface SuccessDialogProps {
  paid: Paid;
  onClose: () => void;
  onStart: () => void;
}

/** Says what was added, and goes on by itself after a while unless one would rather stay. */
export function SuccessDialog({ paid, onClose, onStart }: SuccessDialogProps) {
  const secondsLeft = useCountdown(paid.status === 'COMPLETED', onStart);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-70 bg-scrim" />
        <Dialog.Popup className="fixed z-70 grid justify-items-center gap-3 bg-sheet p-8 text-center shadow-pop outline-none max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet max-md:pb-[calc(32px+env(safe-area-inset-bottom))] md:top-1/2 md:left-1/2 md:w-[440px] md:-translate-1/2 md:rounded-panel">
          <CircleCheck size={44} aria-hidden className="text-ok" />
          <Dialog.Title className="text-2">
            {paid.status === 'PENDING' ? (
              <Trans>The payment is on its way</Trans>
            ) : (
              <Trans>Subscribed successfully</Trans>
            )}
          </Dialog.Title>
          <Dialog.Description className="text-ink-2 text-lead leading-snug">
            <PaymentOutcome result={paid} />
          </Dialog.Description>
          <Button variant="commit" size="large" className="mt-3 w-full" onClick={onStart}>
            <Trans>Start Creating</Trans>
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
          {secondsLeft !== null && (
            <p className="text-ink-3 text-sm tabular-nums">
              <Plural
                value={secondsLeft}
                one="You go on to Create in # second."
                other="You go on to Create in # seconds."
              />
            </p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Seconds until `onEnd` is called; null when nothing is counted. */
function useCountdown(isOn: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(returnAfterSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return;
    if (left === 0) return end();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isOn, left]);
  return isOn ? left : null;
}
