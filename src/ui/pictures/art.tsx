import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Print paper: it stays paper in the dark theme, and art is multiplied onto it, never cropped or inverted. */
export function Stock({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={classNames(
        'relative isolate grid aspect-square auto-rows-fr place-items-center overflow-hidden rounded-print bg-stock text-stock-ink',
        className,
      )}
      {...props}
    />
  );
}

interface ArtProps extends Omit<ComponentProps<'img'>, 'alt'> {
  /** Empty when the words beside it say what it shows. */
  alt: string;
  /** The srcset of its AVIF files, for browsers that know them. */
  avif?: string | undefined;
}

/** A drawing on its paper. */
export function Art({ alt, className, avif, ...props }: ArtProps) {
  const image = (
    <img
      alt={alt}
      width={600}
      height={600}
      decoding="async"
      className={classNames('size-full object-contain mix-blend-multiply', className)}
      {...props}
    />
  );
  if (!avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={props.sizes} />
      {image}
    </picture>
  );
}

/** A sheet of flash: paper with a double keyline, to be held by a pin. */
export const sheetLook =
  'rounded-print bg-stock text-stock-ink shadow-lift before:pointer-events-none before:absolute before:inset-[18px] before:border-[1.5px] before:border-stock-ink before:outline-1 before:outline-stock-ink before:-outline-offset-[6.5px]';

/** What a sheet hangs from, at the middle of its upper edge. */
export function Pin() {
  return (
    <span
      aria-hidden
      className="absolute top-[5px] left-1/2 z-2 -ml-1 size-[9px] rounded-full bg-print-red shadow-[0_2px_2px_rgb(60_40_20/.35),inset_-1px_-1px_0_rgb(0_0_0/.2)]"
    />
  );
}

/** The printer's mark on a sheet that has not been printed yet. */
export function RegisterMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 54 54"
      aria-hidden="true"
      className={classNames('w-[54px] text-print-blue opacity-70', className)}
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
        // White below it: what the drawing leaves free would otherwise be blue.
        'absolute inset-0 isolate bg-[#fff] mix-blend-multiply after:absolute after:inset-0 after:bg-print-blue after:mix-blend-screen',
        '[&_img]:contrast-[1.15] [&_img]:grayscale',
        className,
      )}
    >
      {children}
    </span>
  );
}
