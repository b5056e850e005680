import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  className?: string;
}

/** A choice among several, with the system's own list. */
export function Select<T extends string>({ label, value, options, onChange, className }: SelectProps<T>) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="min-h-11 w-full cursor-pointer appearance-none rounded-ctl border border-line bg-sheet py-2 pr-9 pl-3.5 font-medium text-sm hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
