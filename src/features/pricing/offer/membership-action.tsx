import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { User } from '#contract/account.ts';
import type { Membership } from '#contract/plan.ts';
import { localized } from '#lib/language.ts';
import { Button, buttonLook } from '#ui/button.tsx';

interface MembershipActionProps {
  plan: Membership;
  membership: User['membership'] | undefined;
  onBuy: () => void;
}

/** Begins a membership; whoever has one looks after it, and changes it, in the profile. */
export function MembershipAction({ plan, membership, onBuy }: MembershipActionProps) {
  const { i18n } = useLingui();
  const name = localized(plan.name, i18n.locale);
  if (membership?.planCode === plan.code) {
    return (
      <Link to="/{-$lang}/profile" hash="membership" className={buttonLook({ size: 'large' })}>
        <Trans>Manage it</Trans>
      </Link>
    );
  }
  if (membership?.renewsAt) {
    return (
      <Link
        to="/{-$lang}/profile"
        search={{ change: plan.code }}
        hash="membership"
        className={buttonLook({ size: 'large' })}
      >
        <Trans>Change to {name}</Trans>
      </Link>
    );
  }
  return (
    <Button size="large" aria-describedby={`plan-${plan.code}`} data-plan={plan.code} onClick={onBuy}>
      <Trans>Start {name}</Trans>
    </Button>
  );
}
