import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { usePlanName } from '../../plan-name.ts';

export function CancelSubscription({ membership }: { membership: NonNullable<User['membership']> }) {
  const { t, i18n } = useLingui();
  const planName = usePlanName();
  const plan = planName(membership.planCode);
  const lastDay = i18n.date(membership.endsAt, { dateStyle: 'long' });
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: () => unwrapResponse(api.subscription.cancel.$post()),
    onSuccess: () => {
      setIsOpen(false);
      showToast({ id: 'profile', kind: 'success', text: t`Your subscription is cancelled.` });
    },
    // It may have been cancelled elsewhere: then the profile knows.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  });
  const reason = cancel.error && i18n._(errorText[toAppError(cancel.error).reason]);
  return (
    <AlertDialog
      title={<Trans>Cancel the subscription?</Trans>}
      text={
        <Trans>
          {plan} stays yours until {lastDay}, with the credits that you have. After that nothing more is
          charged.
        </Trans>
      }
      trigger={
        <Button>
          <Trans>Cancel the subscription</Trans>
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setIsOpen(opens);
        cancel.reset();
      }}
      keepLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Cancel the subscription</Trans>}
      busyLabel={cancel.isPending && t`Cancelling…`}
      onConfirm={() => cancel.mutate()}
    >
      <FieldError id="cancel-subscription-error">
        {reason && t`The subscription could not be cancelled. ${reason}`}
      </FieldError>
    </AlertDialog>
  );
}
