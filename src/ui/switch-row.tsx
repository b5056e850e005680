import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. The whole row is the target. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Switch.Root renders the input.
    <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
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
      <Switch.Root
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative ml-auto h-6 w-[42px] flex-none rounded-full border-[1.5px] border-line bg-sheet transition-colors duration-fast data-checked:border-ink data-checked:bg-ink"
      >
        <Switch.Thumb className="absolute top-[2.5px] left-[3px] size-4 rounded-full bg-line transition-transform duration-fast ease-out data-checked:translate-x-[17px] data-checked:bg-sheet" />
      </Switch.Root>
    </label>
  );
}
