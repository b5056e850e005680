import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  hasBorder?: boolean;
}

/** A button without words; the label is what screen readers and the mouse's tooltip say. */
export function IconButton({ label, hasBorder = false, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(iconButtonLook, hasBorder && 'border border-line bg-sheet', className)}
      {...props}
    />
  );
}

export const iconButtonLook =
  'inline-grid size-11 flex-none place-items-center rounded-ctl text-ink-2 hover:bg-wash hover:text-ink';
