import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. The whole row is the target. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="group flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold text-md leading-snug">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-ink-3 text-xs leading-snug">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative ml-auto h-6 w-[42px] flex-none cursor-pointer appearance-none rounded-full! border-[1.5px] border-line bg-sheet transition-colors duration-fast before:absolute before:top-[2.5px] before:left-[3px] before:size-4 before:rounded-full before:bg-line before:transition-transform before:duration-fast before:ease-out checked:border-ink checked:bg-ink checked:before:translate-x-[17px] checked:before:bg-sheet disabled:cursor-not-allowed disabled:opacity-50"
      />
    </label>
  );
}
