import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SegmentProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; lang?: string }[];
  onChange: (value: T) => void;
  className?: string;
}

/** A choice of one among few. What is chosen turns to ink. */
export function Segment<T extends string>({ label, value, options, onChange, className }: SegmentProps<T>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => chosen && onChange(chosen as T)}
      className={classNames('flex gap-0.5 rounded-ctl border border-line bg-sheet p-[3px]', className)}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={classNames(
            'inline-flex min-h-10 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-inner px-2.5',
            'font-medium text-ink-2 text-sm hover:text-ink md:min-h-9 md:px-3',
            'data-pressed:bg-solid data-pressed:font-semibold data-pressed:text-on-solid',
          )}
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
