import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { User } from '#contract/account.ts';
import { Button } from '#ui/button.tsx';
import { textLinkLook } from '#ui/text-link.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { recheck } from '../recheck.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface PasswordSectionProps {
  user: User;
  form: ProfileForm['form'];
}

/** Folded away until the password is to be changed; folding it again leaves the password as it is. */
export function PasswordSection({ user, form }: PasswordSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useFieldErrorText();
  const [isOpen, setIsOpen] = useState(false);
  if (!user.hasPassword) return <NoPassword email={user.email} />;

  const { register, formState, resetField } = form;
  const { errors } = formState;
  const toggle = () => {
    setIsOpen(!isOpen);
    for (const name of ['currentPassword', 'password', 'confirmPassword'] as const) resetField(name);
  };
  return (
    <div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Trans>Change the password</Trans>
        <ChevronDown
          size={18}
          aria-hidden
          className={`transition-transform duration-fast ${isOpen ? 'rotate-180' : ''}`}
        />
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4.5 grid gap-4.5 not-hidden:grid">
        {isOpen && (
          <>
            <PasswordField
              label={t`Current password`}
              autoComplete="current-password"
              error={errorText(errors.currentPassword)}
              {...register('currentPassword', { onChange: () => recheck(form, 'password') })}
            />
            <NewPasswordFields
              password={register('password', { onChange: () => recheck(form, 'confirmPassword') })}
              confirmation={register('confirmPassword')}
              errors={errors}
            />
          </>
        )}
      </div>
    </div>
  );
}

function NoPassword({ email }: { email: string }) {
  return (
    <p className="text-ink-2 text-sm">
      <Trans>
        You log in with Google and have no password here. To have one as well,{' '}
        <Link to="/{-$lang}/forgot-password" state={{ email }} className={textLinkLook}>
          have a link sent to your email
        </Link>
      </Trans>
    </p>
  );
}
