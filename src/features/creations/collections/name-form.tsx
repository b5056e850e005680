import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { maxCollectionName } from '#contract/collection.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';

interface NameFormProps {
  label: ReactNode;
  name: string;
  submitLabel: ReactNode;
  /** @throws AppError that says what is wrong with the name */
  onSubmit: (name: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** What a collection is to be called. What was typed stays when it is refused. */
export function NameForm({ label, name, submitLabel, onSubmit, onCancel }: NameFormProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (typed.trim() === '') {
      setError(i18n._(errorText.COLLECTION_NAME_INVALID));
      return;
    }
    setIsBusy(true);
    try {
      await onSubmit(typed.trim());
      setTyped(name);
    } catch (failure) {
      setError(i18n._(errorText[toAppError(failure).reason]));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
      className="grid gap-2"
    >
      <Field
        label={label}
        value={typed}
        maxLength={maxCollectionName}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" variant="solid" busyLabel={isBusy && t`Saving…`}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
