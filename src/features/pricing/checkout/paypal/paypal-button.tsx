import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CreatedOrder } from '#contract/payment.ts';
import type { Payment } from '../use-payment.ts';
import { orderId } from './order-id.ts';
import type { PayPal } from './paypal-script.ts';

interface PayPalButtonProps {
  paypal: PayPal;
  kind: CreatedOrder['kind'];
  payment: Payment;
}

/** PayPal's own button. A blank one stands in its place until it is drawn. */
export function PayPalButton({ paypal, kind, payment }: PayPalButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const create = useEffectEvent(() => orderId(payment, 'paypal'));
  const approve = useEffectEvent((id: string) => payment.busily('paypal', () => payment.capture(id)));
  const giveUp = useEffectEvent(payment.giveUp);
  const report = useEffectEvent(payment.setProblem);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    const buttons = paypal.Buttons({
      style: { layout: 'vertical', shape: 'rect', height: 48 },
      ...(kind === 'order' ? { createOrder: () => create() } : { createSubscription: () => create() }),
      onApprove: async ({ orderID, subscriptionID }) => {
        const id = subscriptionID ?? orderID;
        if (id) await approve(id);
      },
      onCancel: () => {
        giveUp('paypal');
      },
      onError: () => report((known) => known ?? 'provider-error'),
    });
    buttons.render(element).then(
      () => !isGone && setIsDrawn(true),
      () => !isGone && report('not-ready'),
    );
    return () => {
      isGone = true;
      buttons.close().catch(() => undefined);
    };
  }, [paypal, kind]);

  return (
    <div className="relative min-h-13">
      {!isDrawn && <span className="absolute inset-0 rounded-ctl bg-skeleton" aria-hidden />}
      {/* PayPal's frames are made for light paper. */}
      <div ref={place} className="relative [color-scheme:light]" />
    </div>
  );
}
