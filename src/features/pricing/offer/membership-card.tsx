import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Membership } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { localized } from '#lib/language.ts';
import { formatAmount } from '#lib/money.ts';
import { monthlyPrice, monthlyTwin } from '../plan-terms.ts';
import { BenefitList } from './benefit-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanMark } from './plan-mark.tsx';
import { PlanPrice } from './plan-price.tsx';

interface MembershipCardProps {
  plan: Membership;
  catalog: PlanCatalog;
  /** Whether it is the one that the reader has. */
  isOwn: boolean;
  action: ReactNode;
}

export function MembershipCard({ plan, catalog, isOwn, action }: MembershipCardProps) {
  const { i18n } = useLingui();
  const { code, price, months, creditsPerMonth } = plan;
  const { currency, plans } = catalog;
  const perMonth = monthlyPrice(plan);
  const otherwise = monthlyTwin(plan, plans)?.price ?? perMonth;
  const total = formatAmount(price, currency, i18n.locale);
  return (
    <PlanCard
      id={`plan-${code}`}
      title={localized(plan.name, i18n.locale)}
      mark={
        isOwn && (
          <PlanMark>
            <Trans>Yours</Trans>
          </PlanMark>
        )
      }
      action={action}
    >
      <PlanPrice price={perMonth} currency={currency} insteadOf={otherwise > perMonth ? otherwise : null}>
        <Trans>a month</Trans>
        {months === 12 && (
          <span className="block">
            <Trans>{total} billed yearly</Trans>
          </span>
        )}
      </PlanPrice>
      <p className="flex items-center gap-2 font-semibold">
        <Droplet size={18} aria-hidden className="text-accent" />
        <Plural value={creditsPerMonth} one="# credit a month" other="# credits a month" />
      </p>
      <BenefitList plan={plan} catalog={catalog} />
    </PlanCard>
  );
}
