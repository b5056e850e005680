import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';
import type { Plan } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { localized } from '#lib/language.ts';
import { formatAmount } from '#lib/money.ts';
import { BenefitList } from '../offer/benefit-list.tsx';
import { creditsOf } from '../plan-terms.ts';

interface OrderSummaryProps {
  plan: Plan;
  catalog: PlanCatalog;
}

/** What is bought, what it gives and what it costs: said once more before anything is paid. */
export function OrderSummary({ plan, catalog }: OrderSummaryProps) {
  const { i18n } = useLingui();
  const credits = creditsOf(plan);
  return (
    <section
      aria-labelledby="order-title"
      className="self-start rounded-panel border border-line bg-sheet px-6 py-6"
    >
      <h2 id="order-title" className="text-3">
        {localized(plan.name, i18n.locale)}
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        <Terms plan={plan} />
      </p>
      <p className="mt-4 flex items-center gap-2 font-semibold">
        <Droplet size={18} aria-hidden className="text-accent" />
        {plan.kind === 'pass' ? (
          <Plural value={credits} one="# credit more" other="# credits more" />
        ) : (
          <Plural value={credits} one="# credit a month" other="# credits a month" />
        )}
      </p>
      <div className="mt-4 max-md:hidden">
        <BenefitList plan={plan} catalog={catalog} />
      </div>
      <p className="mt-5 flex items-baseline justify-between gap-4 border-rule border-t-[1.5px] pt-3 font-semibold">
        <span>
          <Trans>To pay now</Trans>
        </span>
        <span className="font-display text-2 [font-feature-settings:'lnum']">
          {formatAmount(plan.price, catalog.currency, i18n.locale)}
        </span>
      </p>
    </section>
  );
}

function Terms({ plan }: { plan: Plan }) {
  if (plan.kind === 'pass') {
    return (
      <Plural
        value={plan.days}
        one="For # day. It is paid once, and does not renew."
        other="For # days. It is paid once, and does not renew."
      />
    );
  }
  return plan.months === 12 ? (
    <Trans>Renews every year until you cancel it, in your profile.</Trans>
  ) : (
    <Trans>Renews every month until you cancel it, in your profile.</Trans>
  );
}
