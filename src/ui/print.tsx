import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Print paper: it stays paper in the dark theme, and art is multiplied onto it, never cropped or inverted. */
export function Stock({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={classNames(
        'relative isolate grid aspect-square place-items-center overflow-hidden rounded-print bg-stock text-stock-ink',
        className,
      )}
      {...props}
    />
  );
}

interface ArtProps extends Omit<ComponentProps<'img'>, 'alt'> {
  /** Empty when the words beside it say what it shows. */
  alt: string;
}

/** A drawing on its paper. */
export function Art({ alt, className, ...props }: ArtProps) {
  return (
    <img
      alt={alt}
      width={600}
      height={600}
      decoding="async"
      className={classNames('size-full object-contain mix-blend-multiply', className)}
      {...props}
    />
  );
}

/** The printer's mark on a sheet that has not been printed yet. */
export function RegisterMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 54 54"
      aria-hidden="true"
      className={classNames('w-[54px] text-stencil opacity-70', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="27" cy="27" r="16.5" />
      <path d="M27 0v54M0 27h54" />
    </svg>
  );
}

/** Lifts the paper that it holds when pointed at. */
export function PrintButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classNames('group/print block text-left', className)} {...props} />;
}

export const liftLook = classNames(
  'shadow-print transition-[transform,box-shadow] duration-base ease-out',
  'group-hover/print:-translate-y-1 group-hover/print:-rotate-[.5deg] group-hover/print:shadow-lift',
  'motion-reduce:group-hover/print:transform-none',
);

/** A transfer: the drawing in stencil blue, not permanent yet. */
export function Stencil({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'absolute inset-0 isolate mix-blend-multiply after:absolute after:inset-0 after:bg-print-blue after:mix-blend-screen',
        '[&_img]:contrast-[1.15] [&_img]:grayscale',
        className,
      )}
    >
      {children}
    </span>
  );
}
