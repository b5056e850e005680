import { Trans } from '@lingui/react/macro';
import type { Plan } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Memberships } from './memberships.tsx';
import { Passes } from './passes.tsx';

interface PlanOfferProps {
  catalog: PlanCatalog;
  onBuy: (plan: Plan) => void;
}

/** Everything that is sold, and how it differs. */
export function PlanOffer({ catalog, onBuy }: PlanOfferProps) {
  const { currency } = catalog;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[clamp(48px,6vw,88px)]">
      <div>
        <Passes catalog={catalog} onBuy={onBuy} />
        <p className="mt-6 text-center text-ink-3 text-sm">
          {catalog.checkout ? (
            <Trans>Prices are in {currency}. A membership is cancelled in your profile, in two taps.</Trans>
          ) : (
            <Trans>Here nothing is sold: whoever runs this installation takes no payments.</Trans>
          )}
        </p>
      </div>
      <Memberships catalog={catalog} onBuy={onBuy} />
      <ComparisonTable catalog={catalog} />
    </div>
  );
}
