import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const variants = {
  /** Commits something: spends, signs in, exports. One in each view. */
  commit:
    'bg-accent text-on-accent shadow-[inset_0_-2px_0_rgb(0_0_0/.16)] hover:bg-accent-hover active:bg-accent-press',
  solid: 'bg-solid text-on-solid hover:bg-solid-hover',
  outline: 'border border-line bg-sheet hover:border-ink hover:bg-raised',
  ghost: 'text-ink-2 hover:bg-wash hover:text-ink',
  /** Takes something away for good; only inside of what asks whether to. */
  danger: 'bg-err text-sheet hover:brightness-90',
} as const;

const sizes = {
  small: 'min-h-9 px-2.5 gap-1.5 text-xs font-medium coarse:min-h-11',
  medium: 'min-h-11 px-4.5 gap-2 text-md font-semibold',
  large: 'min-h-13 px-6 gap-2 text-[1.0625rem] font-semibold',
} as const;

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The look of a button, for links that lead on like one. */
export function buttonLook({ variant = 'outline', size = 'medium' }: Look = {}): string {
  return classNames(
    'inline-flex items-center justify-center rounded-ctl text-center leading-[1.15]',
    'transition-[background-color,border-color,transform] duration-fast ease-out',
    'active:translate-y-px active:scale-[.985]',
    variants[variant],
    sizes[size],
  );
}

const off = 'cursor-not-allowed text-ink-3! shadow-none! border-transparent! active:transform-none';

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** What is being done, shown in place of the label: the button keeps the focus but does nothing. */
  busyLabel?: ReactNode;
}

export function Button({ variant, size, busyLabel, className, children, ...props }: ButtonProps) {
  const isBusy = Boolean(busyLabel);
  const isOff = isBusy || props.disabled || props['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        buttonLook({ variant, size }),
        isOff && off,
        isOff && variant !== 'ghost' && 'bg-wash-2!',
        className,
      )}
      {...(isBusy && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {isBusy ? (
        <>
          <LoaderCircle size={18} aria-hidden className="animate-spin motion-reduce:animate-none" />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** What a commit costs, set off from its label by a hairline. */
export function ButtonCost({ children }: { children: ReactNode }) {
  return (
    <span className="ml-0.5 inline-flex items-center gap-1 border-current border-l pl-2.5 leading-snug tabular-nums">
      {children}
    </span>
  );
}
