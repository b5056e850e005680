import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'value'> {
  isPressed: boolean;
  /** How many there are of it. */
  count?: number;
  children: ReactNode;
}

/** A filter that is on or off; on is ink. */
export function Chip({ isPressed, count, children, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={classNames(chipLook, isPressed && 'border-transparent! bg-solid! text-on-solid!', className)}
      {...props}
    >
      {children}
      {count !== undefined && <span className="font-normal opacity-75 tabular-nums">{count}</span>}
    </button>
  );
}

export const chipLook = classNames(
  'inline-flex min-h-10 flex-none items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-4',
  'font-semibold text-sm hover:border-ink hover:bg-wash coarse:min-h-11',
);

/** Chips in lines of like length; on a phone in one row that scrolls, and bleeds off the edge. */
export function ChipRow({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={classNames(
        'max-md:-mx-(--gutter) max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1',
        'max-md:[scrollbar-width:none] md:-mr-2 md:-mb-2 md:text-balance md:*:mr-2 md:*:mb-2 md:*:inline-block',
        className,
      )}
      {...props}
    />
  );
}
