import type { ReactNode } from 'react';
import { RegisterMark, Stock } from './pictures/art.tsx';

interface AsideNoteProps {
  /** A picture whose inks missed each other says that something went wrong; a blank sheet, that there is nothing. */
  kind: 'failure' | 'empty';
  title: ReactNode;
  text: ReactNode;
  /** One or two ways on. */
  children?: ReactNode;
}

/** Stands where a part of a page would: what happened, in one sentence, and what to do next. */
export function AsideNote({ kind, title, text, children }: AsideNoteProps) {
  return (
    <section
      role={kind === 'failure' ? 'alert' : 'status'}
      className="grid justify-items-center gap-3.5 px-2 py-14 text-center"
    >
      <Stock className="mb-2 w-32 shadow-print" aria-hidden>
        {kind === 'empty' ? (
          <RegisterMark />
        ) : (
          <>
            <RegisterMark className="absolute inset-0 m-auto -translate-x-1 translate-y-0.5" />
            <RegisterMark className="absolute inset-0 m-auto translate-x-1 -translate-y-0.5 text-print-red!" />
          </>
        )}
      </Stock>
      <h2 className="text-2">{title}</h2>
      <p className="max-w-[36em] text-balance text-ink-2 text-lead leading-normal">{text}</p>
      {children && <div className="mt-1.5 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
