import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { clamp } from '../try-on/placement.ts';

/** Heights that it comes to rest at, in percent of the page. */
const detents = [33, 50, 92] as const;

/** A sheet below the photo, which makes room for it; its bar is dragged or pressed. */
export function BottomSheet({ label, children, ...props }: ComponentProps<'section'> & { label: string }) {
  const { t } = useLingui();
  const [percent, setPercent] = useState<number>(detents[0]);
  const [isDragged, setIsDragged] = useState(false);
  const start = useRef<{ y: number; percent: number } | null>(null);

  const rest = () => {
    const nearest = [...detents].sort((a, b) => Math.abs(a - percent) - Math.abs(b - percent))[0];
    setPercent(nearest ?? detents[0]);
    start.current = null;
    setIsDragged(false);
  };
  const next = (by: 1 | -1) => {
    const place = clamp(detents.indexOf(percent as (typeof detents)[number]) + by, 0, detents.length - 1);
    setPercent(detents[place] ?? detents[0]);
  };
  return (
    <section
      {...props}
      aria-label={label}
      className={`relative z-6 -mt-4 flex min-h-0 flex-col rounded-t-sheet bg-sheet pb-[env(safe-area-inset-bottom)] shadow-[0_-10px_30px_-12px_rgb(0_0_0/.5)] ${isDragged ? '' : 'transition-[height] duration-base ease-out'}`}
      style={{ height: `${percent}dvh` }}
    >
      <button
        type="button"
        aria-label={t`Height of the controls`}
        aria-expanded={percent > detents[0]}
        className="grid h-6 w-full flex-none cursor-grab touch-none place-items-center outline-offset-[-4px]"
        onClick={() => next(percent === detents[2] ? -1 : 1)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'ArrowUp') next(1);
          else if (event.key === 'ArrowDown') next(-1);
        }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          start.current = { y: event.clientY, percent };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={({ clientY }: PointerEvent) => {
          if (!start.current || Math.abs(clientY - start.current.y) < 5) return;
          setIsDragged(true);
          const moved = ((start.current.y - clientY) / innerHeight) * 100;
          setPercent(clamp(start.current.percent + moved, 20, detents[2]));
        }}
        onPointerUp={() => isDragged && rest()}
      >
        <span className="h-1 w-10 rounded-full bg-line" />
      </button>
      {children}
    </section>
  );
}
