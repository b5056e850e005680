import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';
import { creditLifetimeMonths } from '#contract/credit.ts';
import type { Pass } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { localized } from '#lib/language.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { BenefitList } from './benefit-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanMark } from './plan-mark.tsx';
import { PlanPrice } from './plan-price.tsx';
import { Stamp } from './stamp.tsx';

interface PassCardProps {
  pass: Pass;
  catalog: PlanCatalog;
  onBuy: () => void;
}

export function PassCard({ pass, catalog, onBuy }: PassCardProps) {
  const { i18n } = useLingui();
  const { code, isPopular, savePercent, price, days, credits } = pass;
  const amount = formatAmount(price, catalog.currency, i18n.locale);
  return (
    <PlanCard
      id={`plan-${code}`}
      title={localized(pass.name, i18n.locale)}
      isMarked={isPopular}
      mark={
        isPopular && (
          <PlanMark>
            <Trans>Popular</Trans>
          </PlanMark>
        )
      }
      stamp={
        savePercent !== null && (
          <Stamp>
            <Trans>Save {savePercent}%</Trans>
          </Stamp>
        )
      }
      action={
        catalog.checkout && (
          <Button
            size="large"
            variant={isPopular ? 'commit' : 'outline'}
            aria-describedby={`plan-${code}`}
            data-plan={code}
            onClick={onBuy}
          >
            <Trans>Buy for {amount}</Trans>
          </Button>
        )
      }
    >
      <PlanPrice price={price} currency={catalog.currency} insteadOf={pass.originalPrice}>
        <Plural value={days} one="once, for # day" other="once, for # days" />
      </PlanPrice>
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Droplet size={18} aria-hidden className="text-accent" />
          <Plural value={credits} one="# credit more" other="# credits more" />
        </p>
        <p className="mt-1 text-ink-2 text-sm">
          <Trans>Besides your free ones, and good for {creditLifetimeMonths} months.</Trans>
        </p>
      </div>
      <BenefitList plan={pass} catalog={catalog} />
    </PlanCard>
  );
}
