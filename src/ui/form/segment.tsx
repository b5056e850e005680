import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { RadioOption } from './radio-option.tsx';

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
        <RadioOption
          key={option.value}
          name={name}
          value={option.value}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          lang={option.lang}
          className={classNames(
            'min-h-10 flex-1 justify-center gap-1.5 whitespace-nowrap rounded-inner px-2.5 text-ink-2',
            'hover:text-ink has-checked:font-semibold md:min-h-9 md:px-3 coarse:min-h-10',
          )}
        >
          {option.label}
        </RadioOption>
      ))}
    </div>
  );
}
