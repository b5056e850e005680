import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A native checkbox in ink; the whole line is the target. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-md">
      <span className="relative grid size-5 flex-none">
        <input
          type="checkbox"
          className="peer size-5 appearance-none rounded-inner border-[1.5px] border-line bg-raised checked:border-ink checked:bg-ink"
          {...props}
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none invisible absolute inset-0 m-auto text-sheet peer-checked:visible"
        />
      </span>
      {label}
    </label>
  );
}
