import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { freeCredits } from '#contract/credit.ts';
import { headIn } from '#contract/heads/head.ts';
import { pricingHead } from '#contract/heads/pricing.ts';
import type { Language } from '#contract/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { plansQuery } from '#lib/plans.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PricingCallToAction } from './call-to-action.tsx';
import { CheckoutMissing } from './checkout-missing.tsx';
import { PricingHead } from './pricing-head.tsx';
import { type BuyingProps, PricingView } from './pricing-view.tsx';
import { PricingQuestions } from './questions.tsx';

interface PricingPageProps extends Omit<BuyingProps, 'heading'> {
  /** The payment that somebody comes back from. */
  paymentId: string | undefined;
  /** Somebody comes back who did not pay. */
  wasCancelled: boolean;
}

const PaymentResult = lazyPart(
  async () => (await import('./result/payment-result.tsx')).PaymentResult,
  CheckoutMissing,
);

/** What there is to buy and what people ask about it; or, once a plan is chosen, its checkout. */
export function PricingPage({ paymentId, wasCancelled, ...buying }: PricingPageProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(plansQuery);
  usePageMeta(headIn(pricingHead, i18n.locale as Language));
  const free = data?.freeCredits ?? freeCredits;
  const isChoosing = buying.planCode === null;
  if (paymentId) {
    return (
      <main className="page-wide grid min-h-[calc(100dvh-var(--header))]">
        <Suspense>
          <PaymentResult paymentId={paymentId} onStart={buying.onStart} onChooseAgain={buying.onBack} />
        </Suspense>
      </main>
    );
  }
  return (
    <main className="page-wide overflow-x-clip pt-[clamp(36px,5vw,72px)]">
      {isChoosing && <PricingHead freeCredits={free} />}
      {isChoosing && wasCancelled && (
        <p role="status" className="mb-8 rounded-ctl border border-line bg-sheet px-4 py-3 text-md">
          <Trans>You cancelled the payment. Nothing was charged.</Trans>
        </p>
      )}
      <PricingView heading="h1" {...buying} />
      {isChoosing && (
        <>
          <PricingQuestions freeCredits={free} />
          <PricingCallToAction freeCredits={free} />
        </>
      )}
    </main>
  );
}
