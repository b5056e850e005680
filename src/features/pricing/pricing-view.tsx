import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { plansQuery } from '#lib/plans.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { CheckoutMissing } from './checkout-missing.tsx';
import { OfferBlank } from './offer/offer-blank.tsx';
import { OfferFailure } from './offer/offer-failure.tsx';
import { PlanOffer } from './offer/plan-offer.tsx';

export interface BuyingProps {
  /** How important the checkout's heading is: where it stands alone, or under another. */
  heading: 'h1' | 'h2';
  /** The plan that is at the checkout; null while one is choosing. */
  planCode: string | null;
  onChoose: (planCode: string) => void;
  onBack: () => void;
  /** On to what was paid for. */
  onStart: () => void;
}

const CheckoutPanel = lazyPart(
  async () => (await import('./checkout/checkout-panel.tsx')).CheckoutPanel,
  CheckoutMissing,
);

/** The plans; the checkout of one slides in over them, and out again. */
export function PricingView({ heading, planCode, onChoose, onBack, onStart }: BuyingProps) {
  const query = useQuery(plansQuery);
  const place = useRef<HTMLDivElement>(null);
  const lastCode = useRef<string | null>(null);
  const cameBack = planCode === null && lastCode.current !== null;
  useEffect(() => {
    // Back among the plans, the one that was chosen has the focus again.
    const left = lastCode.current;
    lastCode.current = planCode;
    if (planCode === null && left !== null) {
      place.current?.querySelector<HTMLElement>(`[data-plan="${CSS.escape(left)}"]`)?.focus();
    }
  }, [planCode]);

  const { data: catalog } = query;
  if (!catalog) return query.error ? <OfferFailure query={query} /> : <OfferBlank />;
  const plan = catalog.plans.find(({ code }) => code === planCode);
  const { checkout } = catalog;
  if (plan && checkout) {
    return (
      <div key="checkout" className="animate-slide-in">
        <Suspense fallback={<OfferBlank />}>
          <CheckoutPanel
            heading={heading}
            plan={plan}
            catalog={{ ...catalog, checkout }}
            onBack={onBack}
            onStart={onStart}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div key="offer" ref={place} className={cameBack ? 'animate-slide-back' : ''}>
      <PlanOffer catalog={catalog} onBuy={({ code }) => onChoose(code)} />
    </div>
  );
}
