import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldError } from '#ui/form/field.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldErrorText } from './field-error-text.ts';
import { showFailure } from './form-failure.ts';
import { type RegisterFields, registerFormSchema } from './form-schemas.ts';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { recheck } from './recheck.ts';

interface RegisterFormProps {
  onRegistered: (email: string) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useLingui();
  const errorText = useFieldErrorText();
  const form = useForm<RegisterFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(registerFormSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const open = handleSubmit(async ({ username, email, password }) => {
    try {
      await unwrapResponse(api.users.$post({ json: { username, email, password } }));
      onRegistered(email);
    } catch (error) {
      showFailure(setError, error, { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username' });
    }
  });

  return (
    <form onSubmit={open} noValidate className="grid gap-4.5">
      <GoogleSignIn isRemembered={() => true} />
      <Field
        label={t`Username`}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errorText(errors.username)}
        {...register('username')}
      />
      <EmailField error={errorText(errors.email)} {...register('email')} />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={t`At least 6 characters`}
        error={errorText(errors.password)}
        {...register('password', { onChange: () => recheck(form, 'confirmPassword') })}
      />
      <PasswordField
        label={t`Password again`}
        autoComplete="new-password"
        error={errorText(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <div className="grid gap-2">
        <FieldError id="register-error">{errorText(errors.root)}</FieldError>
        <Button
          type="submit"
          variant="commit"
          size="large"
          busyLabel={isSubmitting && t`Opening the account…`}
        >
          <Trans>Open an account</Trans>
        </Button>
      </div>
    </form>
  );
}
