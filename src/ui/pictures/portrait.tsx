import { useState } from 'react';
import { classNames } from '../class-names.ts';

interface PortraitProps {
  name: string;
  picture: string | null;
  /** The picture cannot be shown. */
  onMissing?: (() => void) | undefined;
  className?: string;
}

/** Somebody's picture, else the first letter of their name. Decoration: the name stands beside it. */
export function Portrait({ name, picture, onMissing, className }: PortraitProps) {
  // A picture that cannot be had, as offline, is as good as none.
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center overflow-hidden bg-stock font-display font-semibold text-stock-ink leading-none',
        className,
      )}
    >
      {picture && picture !== missing ? (
        <img
          alt=""
          src={picture}
          onError={() => {
            setMissing(picture);
            onMissing?.();
          }}
          className="size-full object-cover"
        />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  );
}
