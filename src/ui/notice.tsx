import type { ReactNode } from 'react';

interface NoticeProps {
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** One or two ways on. */
  children?: ReactNode;
}

/** Says in one sentence what happened, and offers what to do next. */
export function Notice({ picture, title, text, children }: NoticeProps) {
  return (
    <div className="grid min-h-[min(480px,70dvh)] grow content-center justify-items-center gap-3.5 px-5 py-10 text-center">
      <div aria-hidden className="mb-3">
        {picture}
      </div>
      <h1 className="text-1 leading-tight">{title}</h1>
      <p className="max-w-[36em] text-balance text-ink-2 text-lead leading-normal">{text}</p>
      {children && <div className="mt-1.5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
