import type { ReactNode } from 'react';

/** Blank shapes where something will stand once it has come; `label` says so to those who do not see them. */
export function Blank({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
