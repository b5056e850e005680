import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { findPlan } from '#contract/plan.ts';
import { localized } from '#lib/language.ts';
import { plansQuery } from '#lib/plans.ts';

/** Names what was bought, as it is sold here. A plan that nobody knows goes by its code. */
export function usePlanName(): (code: string) => string {
  const { t, i18n } = useLingui();
  const { data: catalog } = useQuery(plansQuery);
  return (code) => {
    const plan = catalog?.plans.find((sold) => sold.code === code) ?? findPlan(code);
    if (!plan) return code;
    const name = localized(plan.name, i18n.locale);
    if (plan.kind === 'pass') return name;
    return plan.months === 12 ? t`${name}, yearly` : t`${name}, monthly`;
  };
}
