import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { CompareLine } from './compare-line.tsx';

type ImageSource = Pick<ComponentProps<'img'>, 'src' | 'srcSet'>;

interface BeforeAfterProps {
  before: ImageSource;
  after: ImageSource;
  /** What both show. */
  alt: string;
  /** Of both, in pixels. */
  width: number;
  height: number;
  sizes: string;
  beforeLabel: ReactNode;
  afterLabel: ReactNode;
  /** What the slider is called. */
  label: string;
  /** What it says about its place, in percent from the left. */
  text: (place: number) => string;
  className: string;
}

/** Before on the left, after on the right of a line that a native slider draws across. */
export function BeforeAfter({
  before,
  after,
  beforeLabel,
  afterLabel,
  label,
  text,
  ...props
}: BeforeAfterProps) {
  const [place, setPlace] = useState(50);
  const { alt, className, ...size } = props;
  const picture = {
    ...size,
    loading: 'lazy',
    decoding: 'async',
    className: 'size-full object-cover',
  } as const;
  return (
    <div
      className={`group/compare relative overflow-hidden ${className}`}
      style={{ '--at': `calc(24px + (100% - 48px) * ${place / 100})` } as CSSProperties}
    >
      <img {...picture} {...before} alt={alt} />
      <span className="absolute inset-0 [clip-path:inset(0_0_0_var(--at))]">
        <img {...picture} {...after} alt="" />
      </span>
      <span className={`left-4 ${labelLook}`}>{beforeLabel}</span>
      <span className={`right-4 ${labelLook}`}>{afterLabel}</span>
      <CompareLine className="left-(--at)" />
      <input
        type="range"
        value={place}
        min={0}
        max={100}
        step={1}
        aria-label={label}
        aria-valuetext={text(place)}
        onChange={(event) => setPlace(event.target.valueAsNumber)}
        className="compare-slider"
      />
    </div>
  );
}

const labelLook =
  'pointer-events-none absolute bottom-4 rounded-inner bg-stock-ink px-2.5 py-1 text-white text-xs';
