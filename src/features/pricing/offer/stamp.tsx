import type { ReactNode } from 'react';

/** A stamp on the paper: what one saves. */
export function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block -rotate-3 rounded-inner border-2 border-current bg-sheet px-2 pt-0.5 pb-px font-bold text-accent-text text-sm leading-snug">
      {children}
    </span>
  );
}
