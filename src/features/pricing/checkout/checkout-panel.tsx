import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#contract/plan.ts';
import type { Checkout, PlanCatalog } from '#contract/plan-catalog.ts';
import { Button } from '#ui/button.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayPalPayment } from './paypal/paypal-payment.tsx';
import { ProblemNote } from './problem-note.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { TestPayment } from './test/test-payment.tsx';
import { type Paid, type Payment, usePayment } from './use-payment.ts';

export interface CheckoutPanelProps {
  heading: 'h1' | 'h2';
  plan: Plan;
  catalog: PlanCatalog & { checkout: Checkout };
  onBack: () => void;
  /** On to what was paid for. */
  onStart: () => void;
}

/** What is bought on one side, the ways to pay on the other. */
export function CheckoutPanel({ heading: Heading, plan, catalog, onBack, onStart }: CheckoutPanelProps) {
  const [paid, setPaid] = useState<Paid | null>(null);
  const payment = usePayment(plan, setPaid);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto max-w-[960px]">
      <Button variant="ghost" onClick={onBack} className="-ml-3" disabled={payment.busyWith !== null}>
        <ChevronLeft size={20} aria-hidden />
        <Trans>All plans</Trans>
      </Button>
      <Heading ref={title} tabIndex={-1} className="mt-2 mb-6 text-1 leading-tight outline-none">
        <Trans>Checkout</Trans>
      </Heading>
      <div className="grid gap-8 md:grid-cols-[5fr_7fr] md:gap-12">
        <OrderSummary plan={plan} catalog={catalog} />
        <div>
          <ProblemNote problem={payment.problem} onLookAgain={payment.lookAgain} />
          <WaysToPay plan={plan} catalog={catalog} payment={payment} />
        </div>
      </div>
      {paid && <SuccessDialog paid={paid} onClose={onBack} onStart={onStart} />}
    </div>
  );
}

interface WaysToPayProps extends Pick<CheckoutPanelProps, 'plan' | 'catalog'> {
  payment: Payment;
}

function WaysToPay({ plan, catalog, payment }: WaysToPayProps) {
  const { checkout, currency } = catalog;
  return checkout.provider === 'paypal' ? (
    <PayPalPayment plan={plan} checkout={checkout} currency={currency} payment={payment} />
  ) : (
    <TestPayment plan={plan} currency={currency} payment={payment} />
  );
}
