import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A small action that reads as a link within a line of text. */
export function TextLink({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classNames('inline-flex min-h-11 items-center px-1.5', textLinkLook, className)}
      {...props}
    />
  );
}

export const textLinkLook =
  'underline decoration-accent decoration-[1.5px] underline-offset-4 hover:text-ink';
