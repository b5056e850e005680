import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#contract/account.ts';
import { freeCredits } from '#contract/credit.ts';
import { usePlanName } from '../plan-name.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ProfileSection } from './profile-section.tsx';

export function MembershipSection({ user }: { user: User }) {
  const { i18n } = useLingui();
  const planName = usePlanName();
  const { membership } = user;
  const renewalDay = membership?.renewsAt && i18n.date(membership.renewsAt, { dateStyle: 'long' });
  const freeFrom = user.freeCreditsFrom && i18n.date(user.freeCreditsFrom, { dateStyle: 'long' });
  const lastDay = membership && i18n.date(membership.endsAt, { dateStyle: 'long' });
  return (
    <ProfileSection id="membership" title={<Trans>Membership</Trans>}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <p className="font-display font-semibold text-lead">
            {membership ? planName(membership.planCode) : <Trans>Free</Trans>}
          </p>
          <p className="text-ink-2 text-md">
            {!membership && !freeFrom && <Trans>Topped up to {freeCredits} credits each month.</Trans>}
            {!membership && freeFrom && (
              <Trans>
                Good to have you back. Your {freeCredits} free credits begin again on {freeFrom}, and come
                each month from then on.
              </Trans>
            )}
            {renewalDay && <Trans>Renews on {renewalDay}.</Trans>}
            {lastDay && !renewalDay && <Trans>Yours until {lastDay}. It does not renew.</Trans>}
          </p>
        </div>
        {lastDay && renewalDay && (
          <CancelSubscription plan={planName(membership.planCode)} lastDay={lastDay} />
        )}
      </div>
    </ProfileSection>
  );
}
