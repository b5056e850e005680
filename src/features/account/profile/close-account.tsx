import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { User } from '#contract/account.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { endSession } from '#lib/session.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { useFieldErrorText } from '../field-error-text.ts';
import { showFailure } from '../form-failure.ts';
import { PasswordField } from '../password-field.tsx';

const withPassword = z.object({ password: z.string().min(1, 'REQUIRED') });
const withoutPassword = z.object({ password: z.string() });

/** Asks for the password, of those who have one. */
export function CloseAccount({ user }: { user: User }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorText = useFieldErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(user.hasPassword ? withPassword : withoutPassword),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const close = handleSubmit(async ({ password }) => {
    try {
      await unwrapResponse(api.users.close.$post({ json: { password } }));
      endSession('logout');
      showToast({ id: 'session', kind: 'success', text: t`Your account is closed.` });
      await navigate({ to: '/{-$lang}' });
    } catch (error) {
      showFailure(setError, error, { WRONG_PASSWORD: 'password' });
    }
  });

  return (
    <AlertDialog
      title={<Trans>Close the account?</Trans>}
      text={
        <Trans>
          Your designs and credits are gone at once, and nobody can log in any more. What is left is purged
          after 90 days. This cannot be taken back. Should you come back within a year, free credits begin a
          month later.
        </Trans>
      }
      trigger={
        <Button className="text-err">
          <Trans>Close the account</Trans>
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setIsOpen(opens);
        reset();
      }}
      keepLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Close the account</Trans>}
      busyLabel={isSubmitting && t`Closing…`}
      onConfirm={close}
    >
      {user.hasPassword && (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errorText(errors.password)}
          {...register('password')}
        />
      )}
      <FieldError id="close-error">{errorText(errors.root)}</FieldError>
    </AlertDialog>
  );
}
