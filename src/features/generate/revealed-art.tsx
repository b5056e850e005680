import { type ComponentProps, useState } from 'react';
import { Art, Stencil } from '#ui/pictures/art.tsx';

/** A finished design, revealed from the top by the stencil line: blue becomes ink. */
export function RevealedArt({ alt, ...props }: ComponentProps<typeof Art>) {
  const [state, setState] = useState<'loading' | 'revealing' | 'shown'>('loading');
  const isRevealing = state === 'revealing';
  return (
    <>
      <Art
        alt={alt}
        {...props}
        onLoad={() => setState((before) => (before === 'loading' ? 'revealing' : before))}
        className={state === 'loading' ? 'invisible' : isRevealing ? 'animate-reveal-ink' : ''}
      />
      {isRevealing && (
        <>
          <Stencil className="animate-reveal-stencil">
            <Art alt="" {...props} />
          </Stencil>
          <span
            aria-hidden
            onAnimationEnd={() => setState('shown')}
            className="absolute inset-x-0 h-0.5 animate-reveal-line bg-print-blue"
          />
        </>
      )}
    </>
  );
}
