import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useLogOut } from '../log-out.ts';
import { useLogOutEverywhere } from './log-out-everywhere.ts';
import { ProfileSection } from './profile-section.tsx';

export function LoginsSection() {
  const { t, i18n } = useLingui();
  const logOut = useLogOut();
  const everywhere = useMutation({ mutationFn: useLogOutEverywhere() });
  const reason = everywhere.error && i18n._(errorText[toAppError(everywhere.error).reason]);
  return (
    <ProfileSection id="logins" title={<Trans>Logins</Trans>}>
      <p className="mb-4 max-w-[60ch] text-ink-2 text-md">
        <Trans>
          Lost a phone, or used somebody else’s computer? End all your logins at once, also this one.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={logOut}>
          <LogOut size={18} aria-hidden />
          <Trans>Log out</Trans>
        </Button>
        <Button
          variant="ghost"
          onClick={() => everywhere.mutate()}
          busyLabel={everywhere.isPending && t`Ending them…`}
        >
          <Trans>Log out everywhere</Trans>
        </Button>
      </div>
      <FieldError id="logins-error">{reason && t`Your logins could not be ended. ${reason}`}</FieldError>
    </ProfileSection>
  );
}
