import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import type { Plan } from '#contract/plan.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { OrLine } from '../or-line.tsx';
import type { Payment } from '../use-payment.ts';
import type { CardFields } from './card-fields.ts';
import { CardForm } from './card-form.tsx';

interface TestPaymentProps {
  plan: Plan;
  currency: string;
  payment: Payment;
}

/** Stands where a provider's button and card fields would, and says plainly that no money is taken. */
export function TestPayment({ plan, currency, payment }: TestPaymentProps) {
  const { t, i18n } = useLingui();
  const amount = formatAmount(plan.price, currency, i18n.locale);
  const { busyWith } = payment;

  const payAtOnce = () =>
    payment.busily('paypal', async () => {
      const order = await payment.order('paypal');
      if (order) await payment.capture(order.id);
    });
  const payByCard = (card: CardFields) =>
    payment.busily('card', async () => {
      const order = await payment.order('card');
      if (!order) return;
      const { id } = order;
      try {
        await unwrapResponse(
          api.payment['test-card'][':orderId'].$post({ param: { orderId: id }, json: card }),
        );
      } catch (error) {
        payment.setProblem({ capture: toAppError(error).reason });
        return;
      }
      await payment.capture(id);
    });

  return (
    <>
      <p className="mb-5 flex gap-2.5 rounded-ctl bg-stencil-soft px-4 py-3 text-md leading-snug">
        <FlaskConical size={18} aria-hidden className="mt-0.5 text-stencil" />
        <span>
          <b className="font-semibold">
            <Trans>This is a test: no money is taken.</Trans>
          </b>{' '}
          <Trans>What you buy is yours all the same. Never type a real card here.</Trans>
        </span>
      </p>
      <Button
        variant="solid"
        size="large"
        className="w-full"
        onClick={payAtOnce}
        disabled={busyWith === 'card'}
        busyLabel={busyWith === 'paypal' && t`Paying…`}
      >
        <Trans>Pay {amount} in test money</Trans>
      </Button>
      <OrLine />
      <CardForm
        amount={amount}
        isBusy={busyWith === 'card'}
        isOff={busyWith === 'paypal'}
        onPay={payByCard}
      />
    </>
  );
}
