import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  plain: 'bg-wash-2',
  warn: 'bg-warn text-sheet',
} as const;

export function Badge({ kind = 'plain', children }: { kind?: keyof typeof kinds; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs',
        kinds[kind],
      )}
    >
      {children}
    </span>
  );
}
