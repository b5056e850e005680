import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { User } from '#contract/account.ts';
import { addressIn, isLanguage } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldError } from '#ui/form/field.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { PasswordSection } from './password-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileFieldsProps extends ProfileForm {
  user: User;
}

export function ProfileFields({ user, form, save, isChanged, isSaving }: ProfileFieldsProps) {
  const { t, i18n } = useLingui();
  const { history } = useRouter();
  const errorText = useFieldErrorText();
  const { errors } = form.formState;

  const goBack = () => {
    if (history.canGoBack()) history.back();
    else history.push(addressIn(isLanguage(i18n.locale) ? i18n.locale : 'en', '/'));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save(event);
      }}
      noValidate
      className="grid gap-4.5"
    >
      <Field
        label={t`Username`}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errorText(errors.username)}
        {...form.register('username')}
      />
      <Field
        label={t`Email`}
        type="email"
        readOnly
        value={user.email}
        hint={t`This is what you log in with. It stays as it is.`}
      />
      <PasswordSection user={user} form={form} />
      <div className={isChanged ? pinnedLook : 'grid gap-2 pt-3'}>
        <FieldError id="profile-error">{errorText(errors.root)}</FieldError>
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
          <Button
            type="submit"
            variant="commit"
            aria-disabled={!isChanged}
            busyLabel={isSaving && t`Saving…`}
          >
            <Trans>Save</Trans>
          </Button>
          <Button variant="ghost" onClick={goBack}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

/** On phones, what was changed can be saved from wherever one is in the form. */
const pinnedLook =
  'grid gap-2 pt-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-(--gutter) max-md:border-line max-md:border-t max-md:bg-paper max-md:px-(--gutter) max-md:pb-[calc(12px+env(safe-area-inset-bottom))]';
