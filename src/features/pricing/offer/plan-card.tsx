import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface PlanCardProps {
  id: string;
  title: ReactNode;
  /** Stands at the end of the title's line. */
  mark?: ReactNode;
  /** Over the card's upper edge. */
  stamp?: ReactNode;
  /** The one that most people take: pinned, with a double keyline. */
  isMarked?: boolean;
  /** The button, at the card's lower edge. */
  action: ReactNode;
  children: ReactNode;
}

export function PlanCard({ id, title, mark, stamp, isMarked = false, action, children }: PlanCardProps) {
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'relative flex flex-col gap-4 rounded-panel px-6 py-7 lg:px-8',
        isMarked
          ? 'border-[1.5px] border-rule bg-raised shadow-lift before:pointer-events-none before:absolute before:inset-1.5 before:rounded-[5px] before:border before:border-rule md:py-11'
          : 'border border-line bg-sheet md:my-4',
      )}
    >
      {isMarked && (
        <span
          aria-hidden
          className="absolute top-[3px] left-1/2 z-1 size-[9px] -translate-x-1/2 rounded-full bg-accent shadow-[0_2px_2px_rgb(60_40_20/.35),inset_-1px_-1px_0_rgb(0_0_0/.2)]"
        />
      )}
      {stamp && <span className="absolute -top-3.5 right-5 z-1">{stamp}</span>}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={id} className="text-[1.625rem]">
          {title}
        </h3>
        {mark}
      </div>
      {children}
      <div className="mt-auto grid pt-3">{action}</div>
    </article>
  );
}
