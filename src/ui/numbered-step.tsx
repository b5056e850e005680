import type { ReactNode } from 'react';

interface NumberedStepProps {
  number: number;
  title: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
}

/** One step of a list of steps: its number stands large beside it. */
export function NumberedStep({ number, title, text, picture }: NumberedStepProps) {
  return (
    <li>
      {picture && <div aria-hidden>{picture}</div>}
      <div className="grid grid-cols-[auto_1fr] gap-x-4 pt-4">
        <span
          aria-hidden
          className="row-span-2 font-[560] font-display text-[3rem] text-accent-text leading-[.9] [font-feature-settings:'lnum']"
        >
          {number}
        </span>
        <h3 className="text-[1.375rem]">{title}</h3>
        <p className="text-ink-2">{text}</p>
      </div>
    </li>
  );
}
