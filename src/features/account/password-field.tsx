import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** A password that can be read on demand. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="text-ink-3"
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
