import { ChevronsLeftRight } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';

type Picture = Pick<ComponentProps<'img'>, 'src' | 'srcSet'>;

interface BeforeAfterProps {
  before: Picture;
  after: Picture;
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
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--at) w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/.25)]"
      >
        <span className="absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full border bg-white text-stock-ink shadow-pop group-has-focus-visible/compare:outline-3 group-has-focus-visible/compare:outline-print-blue group-has-focus-visible/compare:outline-offset-2">
          <ChevronsLeftRight size={20} aria-hidden />
        </span>
      </span>
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
