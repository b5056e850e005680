import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#contract/account.ts';
import { freeCredits } from '#contract/credit.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { formatAmount } from '#lib/money.ts';

interface MembershipTermsProps {
  user: User;
  catalog: PlanCatalog | undefined;
}

/** Until when one has what one has, and what comes then. */
export function MembershipTerms({ user, catalog }: MembershipTermsProps) {
  const { i18n } = useLingui();
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const { membership } = user;
  if (!membership && user.freeCreditsFrom) {
    const freeFrom = day(user.freeCreditsFrom);
    return (
      <Trans>
        Good to have you back. Your {freeCredits} free credits begin again on {freeFrom}, and come each month
        from then on.
      </Trans>
    );
  }
  if (!membership) return <Trans>Topped up to {freeCredits} credits each month.</Trans>;
  if (!membership.renewsAt) {
    const lastDay = day(membership.endsAt);
    return <Trans>Yours until {lastDay}. It does not renew.</Trans>;
  }
  const renewalDay = day(membership.renewsAt);
  const plan = catalog?.plans.find(({ code }) => code === membership.planCode);
  if (!plan || !catalog) return <Trans>Renews on {renewalDay}.</Trans>;
  const price = formatAmount(plan.price, catalog.currency, i18n.locale);
  return (
    <Trans>
      Renews on {renewalDay}, for {price}.
    </Trans>
  );
}
