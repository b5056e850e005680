import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Plan } from '#contract/plan.ts';
import { formatAmount } from '#lib/money.ts';
import { RadioOption } from '#ui/form/radio-option.tsx';
import { usePlanName } from '../../plan-name.ts';

interface MembershipChoiceProps {
  plans: Plan[];
  currency: string;
  chosen: string;
  onChoose: (planCode: string) => void;
}

/** The memberships that there are besides one's own. */
export function MembershipChoice({ plans, currency, chosen, onChoose }: MembershipChoiceProps) {
  const { t, i18n } = useLingui();
  const planName = usePlanName();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t`Change to`} className="grid gap-1.5">
      {plans.map((plan) => (
        <RadioOption
          key={plan.code}
          name={name}
          value={plan.code}
          isChosen={plan.code === chosen}
          onChoose={() => onChoose(plan.code)}
          className="min-h-14 flex-wrap justify-between gap-x-4 rounded-ctl border border-line px-4 py-2 text-md hover:border-ink"
        >
          <span>
            <b className="block font-semibold">{planName(plan.code)}</b>
            {plan.kind === 'membership' && (
              <span className="text-sm opacity-80">
                <Plural value={plan.creditsPerMonth} one="# credit a month" other="# credits a month" />
              </span>
            )}
          </span>
          <span className="font-semibold tabular-nums">
            {formatAmount(plan.price, currency, i18n.locale)}{' '}
            <span className="font-normal text-sm opacity-80">
              {plan.kind === 'membership' && plan.months === 12 ? (
                <Trans>a year</Trans>
              ) : (
                <Trans>a month</Trans>
              )}
            </span>
          </span>
        </RadioOption>
      ))}
    </div>
  );
}
