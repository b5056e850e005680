import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SegmentProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; lang?: string }[];
  onChange: (value: T) => void;
  className?: string | undefined;
}

/** A choice of one among few: native radio buttons, the chosen one in ink. */
export function Segment<T extends string>({ label, value, options, onChange, className }: SegmentProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('flex gap-0.5 rounded-ctl border border-line bg-sheet p-[3px]', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className={classNames(
            'relative inline-flex min-h-10 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-inner px-2.5',
            'whitespace-nowrap font-medium text-ink-2 text-sm hover:text-ink md:min-h-9 md:px-3 coarse:min-h-10',
            'has-checked:bg-solid has-checked:font-semibold has-checked:text-on-solid',
            'outline-offset-2 outline-stencil has-focus-visible:outline-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
