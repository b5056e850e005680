import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { CompareLine } from '#ui/pictures/compare-line.tsx';
import { clamp } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';

const step = 0.02;
const steps: Record<string, number> = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step };

/** Before on the left, after on the right of a line that can be drawn across. */
export function CompareSlider({ left, width }: { left: number; width: number }) {
  const { t } = useLingui();
  const { comparedAt, setComparedAt } = usePreview();
  const isHeld = useRef(false);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isHeld.current && box) setComparedAt(clamp((event.clientX - box.left - left) / width, 0, 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    setComparedAt(clamp(comparedAt + by, 0, 1));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Before and after`}
      aria-valuenow={Math.round(comparedAt * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="group/compare absolute inset-y-0 -ml-6 w-12 cursor-ew-resize touch-none outline-none"
      style={{ left: left + comparedAt * width }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        isHeld.current = false;
      }}
    >
      <CompareLine className="left-1/2" />
      <span className={`right-9 ${labelLook}`}>
        <Trans>Before</Trans>
      </span>
      <span className={`left-9 ${labelLook}`}>
        <Trans>After</Trans>
      </span>
    </div>
  );
}

const labelLook =
  'absolute bottom-5 whitespace-nowrap rounded-inner bg-stock-ink px-2.5 py-1 font-semibold text-[#f2ede2] text-xs';
