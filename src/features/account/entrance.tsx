import { type ReactNode, useEffect, useRef } from 'react';
import { ArtGrid } from './art-grid.tsx';

interface EntranceProps {
  title: ReactNode;
  text: ReactNode;
  /** Which of several states the page is in: when that changes, its title gets the focus and is read out. */
  step?: string;
  children?: ReactNode;
}

/** The page around the forms: words and form on the left, a grid of designs on the right. */
export function Entrance({ title, text, step, children }: EntranceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  return (
    <main className="grid min-h-[calc(100dvh-var(--header))] md:h-[calc(100dvh-var(--header))] md:grid-cols-[minmax(480px,1fr)_1.15fr]">
      <div className="grid overflow-auto px-6 py-10">
        <div className="m-auto w-full max-w-[400px]">
          <h1
            ref={heading}
            tabIndex={-1}
            className="outline-none text-[clamp(3rem,2rem+3vw,4.5rem)] leading-tight [:lang(ja)_&]:text-[clamp(2.125rem,1.1rem+4.6vw,3.375rem)]"
          >
            {title}
          </h1>
          <p className="mt-4 mb-7 text-ink-2 text-lead leading-normal">{text}</p>
          {children}
        </div>
      </div>
      <ArtGrid />
    </main>
  );
}
