import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { ScreenPoint } from '../pinch.ts';

interface FitHandleProps {
  label: string;
  /** Stage pixels. */
  at: ScreenPoint;
  value: number;
  min: number;
  max: number;
  /** The value in words. */
  text: string;
  /** The handle was taken: gives back what to do while it is dragged, in stage pixels. */
  onTake: (from: ScreenPoint) => (to: ScreenPoint) => void;
  onStep: (steps: number) => void;
  onRest: () => void;
  onFinger: (at: ScreenPoint | null) => void;
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const large = 10;

/** A handle that is dragged, or moved by arrow keys, with Shift in large steps. One drag is one step of undo. */
export function FitHandle({
  label,
  at,
  value,
  min,
  max,
  text,
  onTake,
  onStep,
  onRest,
  onFinger,
  children,
}: FitHandleProps) {
  const follow = useRef<((to: ScreenPoint) => void) | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): ScreenPoint => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const release = () => {
    follow.current = null;
    onFinger(null);
    onRest();
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      className="pointer-events-auto absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full outline-offset-[-6px] active:cursor-grabbing"
      style={{ left: at.x, top: at.y }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow.current = onTake(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (!follow.current) return;
        follow.current(pointOf(event));
        if (event.pointerType === 'touch') onFinger(pointOf(event));
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event: KeyboardEvent) => {
        const by = steps[event.key];
        if (!by) return;
        event.preventDefault();
        // The stage would move the tattoo.
        event.stopPropagation();
        onStep(event.shiftKey ? by * large : by);
      }}
      onKeyUp={onRest}
    >
      <span className="grid size-7 place-items-center rounded-full border-2 border-white bg-[#2B4A9B] text-white shadow-pop">
        {children}
      </span>
    </div>
  );
}
