import type { ReactNode } from 'react';

/** What sets a card apart, in ink. */
export function PlanMark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-solid px-2.5 py-1 font-semibold text-on-solid text-xs">{children}</span>
  );
}
