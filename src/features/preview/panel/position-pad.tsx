import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Crosshair, type LucideIcon } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { extent, movedTo, nudged, offsetOf, type Shape, startPlacement } from '../try-on/placement.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';

const repeatAfterMs = 400;
const repeatEveryMs = 90;

/** The photo in small: nudges around it, and a middle to drag the tattoo's place in. */
export function PositionPad({ tattoo, photo }: { tattoo: Tattoo; photo: Shape }) {
  const { t } = useLingui();
  const { alter, endGesture } = usePreview();
  const { placement } = tattoo;
  const { width, height } = extent(photo);
  const offset = offsetOf(placement, photo);
  const percent = (share: number) => Math.round(share * 100);
  const [across, down] = [percent(offset.x), percent(offset.y)];
  const isHeld = useRef(false);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    alter({ placement: movedTo(placement, { x, y }, photo) }, 'pad');
  };
  const nudge = (x: number, y: number) => alter({ placement: nudged(placement, x, y, photo) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={t`Position`}
      className="mx-auto grid aspect-square w-full max-w-[176px] grid-cols-[44px_1fr_44px] grid-rows-[44px_1fr_44px] rounded-panel border border-line bg-raised bg-[radial-gradient(circle,var(--line)_1px,transparent_1.4px)] bg-size-[12px_12px] bg-center"
    >
      <Nudge
        label={t`Nudge up`}
        Icon={ChevronUp}
        className="col-start-2 row-start-1"
        onNudge={() => nudge(0, -1)}
      />
      <Nudge
        label={t`Nudge left`}
        Icon={ChevronLeft}
        className="col-start-1 row-start-2"
        onNudge={() => nudge(-1, 0)}
      />
      <div
        aria-hidden
        className="relative col-start-2 row-start-2 cursor-grab touch-none overflow-hidden rounded-ctl border border-line bg-sheet before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-hair after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-hair"
        onPointerDown={(event) => {
          isHeld.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          isHeld.current = false;
          endGesture();
        }}
      >
        <i
          className="absolute z-1 size-4.5 -translate-1/2 rounded-full bg-stencil"
          style={{
            left: `${(placement.centre.x / width) * 100}%`,
            top: `${(placement.centre.y / height) * 100}%`,
          }}
        />
      </div>
      <Nudge
        label={t`Nudge right`}
        Icon={ChevronRight}
        className="col-start-3 row-start-2"
        onNudge={() => nudge(1, 0)}
      />
      <Nudge
        label={t`Nudge down`}
        Icon={ChevronDown}
        className="col-start-2 row-start-3"
        onNudge={() => nudge(0, 1)}
      />
      <Nudge
        label={t`Centre`}
        Icon={Crosshair}
        className="col-start-3 row-start-3"
        onNudge={() => alter({ placement: movedTo(placement, startPlacement(photo).centre, photo) })}
      />
      <output className="sr-only">{t`Horizontal ${across}, vertical ${down}`}</output>
    </div>
  );
}

interface NudgeProps {
  label: string;
  Icon: LucideIcon;
  className: string;
  onNudge: () => void;
}

/** Goes on nudging while it is held. */
function Nudge({ label, Icon, className, onNudge }: NudgeProps) {
  const latest = useRef(onNudge);
  latest.current = onNudge;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = (ms: number) => {
    timer.current = setTimeout(() => {
      latest.current();
      hold(repeatEveryMs);
    }, ms);
  };
  const release = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid place-items-center rounded-ctl text-ink-2 hover:text-ink ${className}`}
      onClick={onNudge}
      onPointerDown={() => hold(repeatAfterMs)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
