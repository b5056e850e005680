import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#contract/plan.ts';
import type { Checkout } from '#contract/plan-catalog.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { OrLine } from '../or-line.tsx';
import { ProblemNote } from '../problem-note.tsx';
import type { Payment } from '../use-payment.ts';
import { PayPalButton } from './paypal-button.tsx';
import { PayPalCard } from './paypal-card.tsx';
import { loadPayPal } from './paypal-script.ts';

interface PayPalPaymentProps {
  plan: Plan;
  checkout: Extract<Checkout, { provider: 'paypal' }>;
  currency: string;
  payment: Payment;
}

/** PayPal's button and card fields, in frames of PayPal's: what is typed there never passes through us. */
export function PayPalPayment({ plan, checkout, currency, payment }: PayPalPaymentProps) {
  const { t, i18n } = useLingui();
  const kind = plan.kind === 'pass' ? 'order' : 'subscription';
  const script = useQuery({
    queryKey: ['paypal', kind],
    queryFn: async () => ({ paypal: await loadPayPal({ ...checkout, currency, kind }) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (script.error) {
    return (
      <>
        <ProblemNote problem="not-ready" onLookAgain={null} />
        <Button variant="solid" onClick={() => script.refetch()} busyLabel={script.isFetching && t`Loading…`}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  if (!script.data) {
    return (
      <Blank label={t`Loading the ways to pay…`}>
        <span className="block h-13 rounded-ctl bg-skeleton" />
        <OrLine />
        <span className="block h-64 rounded-panel bg-skeleton" />
      </Blank>
    );
  }
  const { paypal } = script.data;
  const amount = formatAmount(plan.price, currency, i18n.locale);
  return (
    <>
      <PayPalButton paypal={paypal} kind={kind} payment={payment} />
      {kind === 'order' && paypal.CardFields && (
        <PayPalCard createFields={paypal.CardFields} amount={amount} payment={payment} />
      )}
    </>
  );
}
