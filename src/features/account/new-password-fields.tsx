import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useFieldErrorText } from './field-error-text.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirmPassword: string }>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmation, errors }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const errorText = useFieldErrorText();
  return (
    <>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={t`At least 6 characters`}
        error={errorText(errors.password)}
        {...password}
      />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        error={errorText(errors.confirmPassword)}
        {...confirmation}
      />
    </>
  );
}
