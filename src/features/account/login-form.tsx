import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { openSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { textLinkLook } from '#ui/text-link.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldErrorText } from './field-error-text.ts';
import { showFailure } from './form-failure.ts';
import { type LoginFields, loginFormSchema } from './form-schemas.ts';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { savedEmail, saveEmail } from './saved-email.ts';

interface LoginFormProps {
  /** What was typed as the email elsewhere. */
  email: string | undefined;
  onLoggedIn: () => void;
}

export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const { t } = useLingui();
  const errorText = useFieldErrorText();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, getValues, formState } = useForm<LoginFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: email ?? savedEmail(), password: '', remember: true },
  });
  const { errors, isSubmitting } = formState;

  const logIn = handleSubmit(async ({ remember, ...credentials }) => {
    try {
      const session = await unwrapResponse(api.users.login.$post({ json: credentials }));
      saveEmail(remember ? credentials.email : null);
      openSession(session, remember);
      queryClient.setQueryData(currentUserQuery(session.user.userId).queryKey, session.user);
      onLoggedIn();
    } catch (error) {
      showFailure(setError, error, { ACCOUNT_NOT_FOUND: 'email', WRONG_CREDENTIALS: 'password' });
    }
  });

  return (
    <form onSubmit={logIn} noValidate className="grid gap-4.5">
      <GoogleSignIn isRemembered={() => getValues('remember')} />
      <EmailField error={errorText(errors.email)} {...register('email')} />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errorText(errors.password)}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t`Keep me logged in`} {...register('remember')} />
        <Link
          to="/{-$lang}/forgot-password"
          state={({ from }) => ({ from, email: getValues('email') })}
          className={`inline-flex min-h-11 items-center text-sm ${textLinkLook}`}
        >
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <div className="grid gap-2">
        <FieldError id="login-error">{errorText(errors.root)}</FieldError>
        <Button type="submit" variant="commit" size="large" busyLabel={isSubmitting && t`Logging in…`}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    </form>
  );
}
