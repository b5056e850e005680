import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { isLanguage } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { EmailField } from '../email-field.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { showFailure } from '../form-failure.ts';
import { type ForgotFields, forgotFormSchema } from '../form-schemas.ts';

interface ForgotFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgotForm({ email, onSent }: ForgotFormProps) {
  const { t, i18n } = useLingui();
  const errorText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<ForgotFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(forgotFormSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (fields) => {
    try {
      const lang = isLanguage(i18n.locale) ? i18n.locale : 'en';
      await unwrapResponse(api.users['forgot-password'].$post({ json: { ...fields, lang } }));
      onSent(fields.email);
    } catch (error) {
      showFailure(setError, error, { EMAIL_UNKNOWN: 'email' });
    }
  });

  return (
    <form onSubmit={send} noValidate className="grid gap-4.5">
      <EmailField error={errorText(errors.email)} {...register('email')} />
      <div className="grid gap-2">
        <FieldError id="forgot-error">{errorText(errors.root)}</FieldError>
        <Button type="submit" variant="commit" size="large" busyLabel={isSubmitting && t`Sending…`}>
          <Trans>Send me a link</Trans>
        </Button>
      </div>
    </form>
  );
}
