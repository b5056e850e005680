import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface QuestionProps {
  asks: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A question that opens to its answer; several may be open. They stand below each other, under a rule. */
export function Question({ asks, isOpen = false, children }: QuestionProps) {
  return (
    <details open={isOpen} className="group border-hair border-b">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-3 font-semibold text-[1.0625rem] leading-snug">
        {asks}
        <Plus size={20} aria-hidden className="transition-transform duration-fast group-open:rotate-45" />
      </summary>
      <p className="max-w-[40em] pr-8 pb-5.5 text-ink-2">{children}</p>
    </details>
  );
}
