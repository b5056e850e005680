import { Trans } from '@lingui/react/macro';
import type { Pass } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { PassCard } from './pass-card.tsx';

interface PassesProps {
  catalog: PlanCatalog;
  onBuy: (pass: Pass) => void;
}

/** Credits and a level for some days, paid once. */
export function Passes({ catalog, onBuy }: PassesProps) {
  const passes = catalog.plans.filter((plan) => plan.kind === 'pass');
  return (
    <section aria-labelledby="passes">
      <h2 id="passes" className="sr-only">
        <Trans>Passes</Trans>
      </h2>
      <div className="grid gap-5 md:grid-cols-[1fr_1.12fr_1fr] md:items-stretch lg:gap-6">
        {passes.map((pass) => (
          <PassCard key={pass.code} pass={pass} catalog={catalog} onBuy={() => onBuy(pass)} />
        ))}
      </div>
    </section>
  );
}
