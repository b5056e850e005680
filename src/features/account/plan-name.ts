import { useLingui } from '@lingui/react/macro';
import { findPlan } from '#contract/plan.ts';
import { localized } from '#lib/language.ts';

/** Names what was bought. A plan that is no longer sold goes by its code. */
export function usePlanName(): (code: string) => string {
  const { t, i18n } = useLingui();
  return (code) => {
    const plan = findPlan(code);
    if (!plan) return code;
    const name = localized(plan.name, i18n.locale);
    if (plan.kind === 'pass') return name;
    return plan.months === 12 ? t`${name}, yearly` : t`${name}, monthly`;
  };
}
