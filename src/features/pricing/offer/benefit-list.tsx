import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import type { Plan } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { localized } from '#lib/language.ts';

interface BenefitListProps {
  plan: Pick<Plan, 'benefits'>;
  catalog: Pick<PlanCatalog, 'benefits'>;
}

/** What a plan gives beyond its credits. */
export function BenefitList({ plan, catalog }: BenefitListProps) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2 text-md leading-snug">
      {catalog.benefits
        .filter(({ code }) => plan.benefits.includes(code))
        .map(({ code, text }) => (
          <li key={code} className="flex items-start gap-2.5">
            <Check size={17} aria-hidden className="mt-0.5 text-ink-3" />
            {localized(text, i18n.locale)}
          </li>
        ))}
    </ul>
  );
}
