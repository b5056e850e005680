import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { type AppError, toAppError } from '#lib/app-error.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { showFailure } from '../form-failure.ts';
import { type ResetFields, resetFormSchema } from '../form-schemas.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { recheck } from '../recheck.ts';

interface ResetFormProps {
  token: string;
  onReset: () => void;
  /** The link has run out, or was used elsewhere, since it was looked at. */
  onRefused: (refusal: AppError) => void;
}

export function ResetForm({ token, onReset, onRefused }: ResetFormProps) {
  const { t } = useLingui();
  const errorText = useFieldErrorText();
  const form = useForm<ResetFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(resetFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const reset = handleSubmit(async ({ password }) => {
    try {
      await unwrapResponse(api.users['reset-password'].$post({ json: { token, newPassword: password } }));
      onReset();
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.reason === 'RESET_LINK_EXPIRED' || refusal.reason === 'RESET_LINK_INVALID')
        onRefused(refusal);
      else showFailure(setError, error, {});
    }
  });

  return (
    <form onSubmit={reset} noValidate className="grid gap-4.5">
      <NewPasswordFields
        password={register('password', { onChange: () => recheck(form, 'confirmPassword') })}
        confirmation={register('confirmPassword')}
        errors={errors}
      />
      <div className="grid gap-2">
        <FieldError id="reset-error">{errorText(errors.root)}</FieldError>
        <Button type="submit" variant="commit" size="large" busyLabel={isSubmitting && t`Setting it…`}>
          <Trans>Set the new password</Trans>
        </Button>
      </div>
    </form>
  );
}
