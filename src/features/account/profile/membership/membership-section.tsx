import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#contract/account.ts';
import { plansQuery } from '#lib/plans.ts';
import { buttonLook } from '#ui/button.tsx';
import { usePlanName } from '../../plan-name.ts';
import { ProfileSection } from '../profile-section.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ChangeMembership } from './change-membership.tsx';
import { MembershipTerms } from './membership-terms.tsx';

interface MembershipSectionProps {
  user: User;
  /** The membership that somebody chose among the prices. */
  wanted: string | undefined;
  onWant: (planCode: string | undefined) => void;
}

/** The level one has and until when, and what can be done about it. */
export function MembershipSection({ user, wanted, onWant }: MembershipSectionProps) {
  const { data: catalog } = useQuery(plansQuery);
  const planName = usePlanName();
  const { membership } = user;
  const isSelling = catalog?.checkout !== null;
  return (
    <ProfileSection id="membership" title={<Trans>Membership</Trans>}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <p className="font-display font-semibold text-lead">
            {membership ? planName(membership.planCode) : <Trans>Free</Trans>}
          </p>
          <p className="text-ink-2 text-md">
            <MembershipTerms user={user} catalog={catalog} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!membership?.renewsAt && isSelling && (
            <Link to="/{-$lang}/pricing" className={buttonLook()}>
              <Trans>See the plans</Trans>
            </Link>
          )}
          {membership?.renewsAt && catalog?.checkout && (
            <ChangeMembership membership={membership} catalog={catalog} wanted={wanted} onWant={onWant} />
          )}
          {membership?.renewsAt && <CancelSubscription membership={membership} />}
        </div>
      </div>
    </ProfileSection>
  );
}
