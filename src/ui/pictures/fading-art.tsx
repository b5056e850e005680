import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Art } from './art.tsx';
import { addKnownArt, isKnownArt } from './known-art.ts';

interface FadingArtProps extends ComponentProps<typeof Art> {
  /** A data URL with a few of its pixels. */
  placeholder?: string | null | undefined;
}

/**
 * A drawing that appears on its sheet once it is there, out of a blur where its first few pixels are known; what
 * cannot be had leaves its words. Stands in a positioned box that it fills.
 */
export function FadingArt({ placeholder, className, ...props }: FadingArtProps) {
  // Where pages are rendered ahead of the app nothing will tell that it is there.
  const [appears] = useState(!import.meta.env.SSR && !isKnownArt(props.src));
  const [isSettled, setIsSettled] = useState(!appears);
  const settle = () => {
    addKnownArt(props.src);
    setIsSettled(true);
  };
  const fading = 'transition-opacity duration-base ease-out';
  return (
    <>
      {placeholder && appears && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-0 bg-contain bg-center bg-no-repeat mix-blend-multiply blur-md',
            fading,
            isSettled && 'opacity-0',
          )}
          style={{ backgroundImage: `url(${placeholder})` }}
        />
      )}
      <Art
        {...props}
        // What the browser has kept may be there before anybody listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) settle();
        }}
        onLoad={settle}
        onError={() => setIsSettled(true)}
        className={classNames(
          'grid place-items-center text-center text-sm',
          fading,
          !isSettled && 'opacity-0',
          className,
        )}
      />
    </>
  );
}
