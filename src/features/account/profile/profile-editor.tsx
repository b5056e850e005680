import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { User } from '#contract/account.ts';
import { OrderHistory } from '../orders/order-history.tsx';
import { ArtistLinksSection } from './artist-links-section.tsx';
import { DataSection } from './data-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LoginsSection } from './logins-section.tsx';
import { MembershipSection } from './membership/membership-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileEditorProps extends Omit<ComponentProps<typeof MembershipSection>, 'user'> {
  user: User;
  ordersPage: number;
}

export function ProfileEditor({ user, ordersPage, ...membership }: ProfileEditorProps) {
  const profileForm = useProfileForm(user);
  return (
    <div className="mx-auto grid w-full max-w-[1320px] content-start gap-x-16 gap-y-8 px-(--gutter) py-[clamp(32px,5vw,72px)] md:grid-cols-[300px_minmax(0,1fr)]">
      <h1 className="text-1 leading-tight md:col-span-2">
        <Trans>Your account</Trans>
      </h1>
      <div className="md:sticky md:top-[calc(var(--header)+24px)] md:self-start">
        <ProfileSheet user={user} avatar={profileForm.avatar} />
      </div>
      <div className="grid min-w-0 gap-12">
        <ProfileSection id="basics" title={<Trans>About you</Trans>}>
          <div className="max-w-[520px]">
            <ProfileFields user={user} {...profileForm} />
          </div>
        </ProfileSection>
        <MembershipSection user={user} {...membership} />
        <OrderHistory userId={user.userId} page={ordersPage} />
        <ArtistLinksSection userId={user.userId} />
        <NotificationsSection userId={user.userId} />
        <LoginsSection userId={user.userId} />
        <DataSection user={user} />
      </div>
      <LeaveDialog isChanged={profileForm.isChanged} />
    </div>
  );
}
