import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#ui/form/field.tsx';

/** The email that somebody logs in with. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) {
  const { t } = useLingui();
  return (
    <Field
      {...props}
      label={t`Email`}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
