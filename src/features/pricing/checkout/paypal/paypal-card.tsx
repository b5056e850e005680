import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { OrLine } from '../or-line.tsx';
import type { Payment } from '../use-payment.ts';
import { orderId } from './order-id.ts';
import type { PayPal } from './paypal-script.ts';

interface PayPalCardProps {
  createFields: NonNullable<PayPal['CardFields']>;
  amount: string;
  payment: Payment;
}

type Fields = ReturnType<NonNullable<PayPal['CardFields']>>;

/** Number, date and code, each in a frame of PayPal's; blank fields stand in their place until they are drawn. */
export function PayPalCard({ createFields, amount, payment }: PayPalCardProps) {
  const { t } = useLingui();
  const id = useId();
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<Fields | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  /** The account behind the client id takes no cards. */
  const [isOff, setIsOff] = useState(false);
  const create = useEffectEvent(() => orderId(payment, 'card'));
  const approve = useEffectEvent((order: string) => payment.capture(order));
  const report = useEffectEvent(payment.setProblem);

  useEffect(() => {
    const card = createFields({
      createOrder: () => create(),
      onApprove: ({ orderID }) => approve(orderID),
      onError: () => report((known) => known ?? 'card-error'),
      style: { input: { 'font-size': '16px', padding: '12px 14px' } },
    });
    if (!card.isEligible()) return setIsOff(true);
    setFields(card);
    let isGone = false;
    const parts = [
      [card.NumberField(), number],
      [card.ExpiryField(), expiry],
      [card.CVVField(), code],
    ] as const;
    Promise.all(parts.map(([part, place]) => place.current && part.render(place.current))).then(
      () => !isGone && setIsDrawn(true),
      () => !isGone && report('not-ready'),
    );
    return () => {
      isGone = true;
      for (const [part] of parts) part.close().catch(() => undefined);
    };
  }, [createFields]);

  const pay = () =>
    payment.busily('card', async () => {
      payment.setProblem(null);
      // What the fields refuse, PayPal says by an error; what the card refuses, the capture.
      await fields?.submit().catch(() => payment.setProblem((known) => known ?? 'card-invalid'));
    });
  if (isOff) return null;
  return (
    <>
      <OrLine />
      <form
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
        className="grid gap-4.5 rounded-panel border border-line px-5 py-5.5"
      >
        <h2 id={`${id}-title`} className="text-3">
          <Trans>Pay by card</Trans>
        </h2>
        <CardField label={<Trans>Card number</Trans>} place={number} isDrawn={isDrawn} />
        <div className="grid grid-cols-2 gap-3">
          <CardField label={<Trans>Good until</Trans>} place={expiry} isDrawn={isDrawn} />
          <CardField label={<Trans>Security code</Trans>} place={code} isDrawn={isDrawn} />
        </div>
        <Button
          type="submit"
          variant="commit"
          size="large"
          disabled={!isDrawn || payment.busyWith === 'paypal'}
          busyLabel={payment.busyWith === 'card' && t`Paying…`}
        >
          <Trans>Pay {amount}</Trans>
        </Button>
      </form>
    </>
  );
}

interface CardFieldProps {
  label: ReactNode;
  place: RefObject<HTMLDivElement | null>;
  isDrawn: boolean;
}

function CardField({ label, place, isDrawn }: CardFieldProps) {
  return (
    <div>
      <span className="mb-2 block font-semibold text-sm">{label}</span>
      <div className="relative min-h-12 rounded-ctl [color-scheme:light]">
        {!isDrawn && <span aria-hidden className="absolute inset-0 rounded-ctl bg-skeleton" />}
        <div ref={place} className="relative" />
      </div>
    </div>
  );
}
