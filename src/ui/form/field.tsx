import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** What is wrong, and how to put it right. */
  error?: string | undefined;
  hint?: string;
  /** Stands inside the field, at its end. */
  action?: ReactNode;
}

/** One line of input with its label above and its error below. */
export function Field({ label, error, hint, action, className, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="mb-2 flex items-baseline justify-between font-semibold text-sm" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className={classNames(
            fieldLook,
            error && fieldErrorLook,
            props.readOnly && 'border-hair! bg-wash! text-ink-2',
            Boolean(action) && 'pr-12',
          )}
          {...props}
        />
        {action && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{action}</span>}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-xs">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Announced when it appears: the live region is there before its words are. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 font-medium text-err text-sm">
      {children && (
        <>
          <CircleAlert size={16} aria-hidden className="mt-2" />
          <span className="pt-1.5">{children}</span>
        </>
      )}
    </p>
  );
}

const fieldLook = classNames(
  'block min-h-12 w-full rounded-ctl border border-line bg-raised px-3.5 py-3 leading-normal',
  'placeholder:text-ink-3 focus:border-stencil focus:outline-2 focus:outline-stencil focus:-outline-offset-1',
);
const fieldErrorLook = 'border-err outline-1 outline-err';
