import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useLogOut } from '../log-out.ts';
import { useLogOutEverywhere } from './log-out-everywhere.ts';
import { LoginList } from './login-list.tsx';
import { loginsQuery } from './logins-query.ts';
import { ProfileSection } from './profile-section.tsx';
import { useEndLogins } from './use-end-logins.ts';

export function LoginsSection({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(loginsQuery(userId));
  const problem = queryProblem(query);
  const logOut = useLogOut();
  const everywhere = useMutation({ mutationFn: useLogOutEverywhere() });
  const end = useEndLogins(userId);
  const error = everywhere.error ?? end.error;
  const reason = error && i18n._(errorText[toAppError(error).reason]);
  const listReason = problem && i18n._(errorText[problem.reason]);
  const ending = end.isPending ? end.variables : undefined;
  const hasOthers = (query.data?.length ?? 0) > 1;
  return (
    <ProfileSection id="logins" title={<Trans>Logged-in devices</Trans>}>
      <p className="mb-3 max-w-[60ch] text-ink-2 text-md">
        <Trans>
          Lost a phone, or used somebody else’s computer? Log out what you do not know. A device that is not
          used for 30 days is logged out by itself.
        </Trans>
      </p>
      {query.data && <LoginList logins={query.data} ending={ending} onEnd={end.mutate} />}
      {!query.data && !problem && <span className="mb-5 block h-32 rounded-print bg-skeleton" />}
      {listReason && !query.data && (
        <div role="alert" className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2 text-md">{t`Your devices did not load. ${listReason}`}</p>
          <Button onClick={() => query.refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={logOut}>
          <LogOut size={18} aria-hidden />
          <Trans>Log out</Trans>
        </Button>
        {hasOthers && (
          <Button onClick={() => end.mutate(null)} busyLabel={ending === null && t`Logging out…`}>
            <Trans>Log out all others</Trans>
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => everywhere.mutate()}
          busyLabel={everywhere.isPending && t`Logging out…`}
        >
          <Trans>Log out everywhere</Trans>
        </Button>
      </div>
      <FieldError id="logins-error">
        {reason && t`Your devices could not be logged out. ${reason}`}
      </FieldError>
    </ProfileSection>
  );
}
