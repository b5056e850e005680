import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface RadioOptionProps {
  /** What the radio buttons of one choice share. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  lang?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A native radio button under a label that is drawn in its stead, in ink when it is the chosen one. */
export function RadioOption({
  name,
  value,
  isChosen,
  onChoose,
  lang,
  className,
  children,
}: RadioOptionProps) {
  return (
    <label
      lang={lang}
      className={classNames(
        'relative inline-flex cursor-pointer items-center font-medium text-sm outline-stencil outline-offset-2',
        'has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-2',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
