import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { beTold, beToldNoMore, canBeTold, isToldQuery } from '#lib/push.ts';
import { FieldError } from '#ui/form/field.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Whether this device is told what was drawn while the app is closed. The browser is asked on a press, and never else. */
export function NotificationsSection({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(isToldQuery(userId));
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => (isWanted ? beTold() : beToldNoMore().then(() => true)),
    onSettled: () => query.refetch(),
  });
  const reason = change.error && i18n._(errorText[toAppError(change.error).reason]);
  const isRefused = change.data === false;
  return (
    <ProfileSection id="notifications" title={<Trans>Notifications</Trans>}>
      {canBeTold() ? (
        <>
          <SwitchRow
            label={t`Tell me on this device when designs are drawn`}
            hint={t`Also while the app is closed. It ends when you log out.`}
            checked={change.isPending ? change.variables : query.data === true}
            disabled={change.isPending || query.isPending}
            onChange={change.mutate}
          />
          <FieldError id="notifications-error">
            {isRefused
              ? t`The browser does not allow it. Allow notifications for this site in its settings, then switch it on.`
              : reason && t`It could not be changed. ${reason}`}
          </FieldError>
        </>
      ) : (
        <p className="max-w-[60ch] text-ink-2 text-md">
          <Trans>
            This browser cannot be told anything while the app is closed. On an iPhone or iPad, install the
            app first.
          </Trans>
        </p>
      )}
    </ProfileSection>
  );
}
