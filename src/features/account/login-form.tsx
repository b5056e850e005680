import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { answer, api } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { openSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { useFieldErrorText } from './field-error-text.ts';
import { type LoginFields, loginFormSchema } from './form-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { savedEmail, saveEmail } from './saved-email.ts';

interface LoginFormProps {
  /** Of an account that was just opened. */
  email: string | undefined;
  onLoggedIn: () => void;
}

export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const { t } = useLingui();
  const errorText = useFieldErrorText();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<LoginFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: email ?? savedEmail(), password: '', remember: true },
  });
  const { errors, isSubmitting } = formState;

  const logIn = handleSubmit(async ({ remember, ...credentials }) => {
    try {
      const session = await answer(api.users.login.$post({ json: credentials }));
      saveEmail(remember ? credentials.email : null);
      openSession(session, remember);
      queryClient.setQueryData(currentUserQuery(session.user.userId).queryKey, session.user);
      onLoggedIn();
    } catch (error) {
      const { reason: message } = toAppError(error);
      if (message === 'ACCOUNT_NOT_FOUND') setError('email', { message }, { shouldFocus: true });
      else if (message === 'WRONG_CREDENTIALS') setError('password', { message }, { shouldFocus: true });
      else setError('root', { message });
    }
  });

  return (
    <form onSubmit={logIn} noValidate className="grid gap-4.5">
      <Field
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorText(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errorText(errors.password)}
        {...register('password')}
      />
      <Checkbox label={t`Keep me logged in`} {...register('remember')} />
      <div className="grid gap-2">
        <FieldError id="login-error">{errorText(errors.root)}</FieldError>
        <Button type="submit" variant="commit" size="large" busyLabel={isSubmitting && t`Logging in…`}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    </form>
  );
}
