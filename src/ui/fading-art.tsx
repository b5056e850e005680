import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { Art } from './print.tsx';

/** A drawing that appears on its blank sheet once it is there; what cannot be had leaves its words. */
export function FadingArt({ className, ...props }: ComponentProps<typeof Art>) {
  const [isSettled, setIsSettled] = useState(false);
  return (
    <Art
      {...props}
      onLoad={() => setIsSettled(true)}
      onError={() => setIsSettled(true)}
      className={classNames(
        'grid place-items-center text-center text-sm transition-opacity duration-base ease-out',
        !isSettled && 'opacity-0',
        className,
      )}
    />
  );
}
