import { type PointerEvent, useRef } from 'react';
import type { ScreenPoint } from './pinch.ts';

/** What pointers on the stage do. Points are in stage pixels. */
interface PointerDeeds {
  begin(event: PointerEvent, at: ScreenPoint): void;
  /** A second finger has come. */
  beginPinch(one: ScreenPoint, other: ScreenPoint): void;
  follow(event: PointerEvent, at: ScreenPoint, fingers: readonly ScreenPoint[]): void;
  /** @param at null when it was broken off */
  finish(at: ScreenPoint | null): void;
}

/** Follows the pointers that were put down on an element; buttons and sliders in it have their own. */
export function usePointers({ begin, beginPinch, follow, finish }: PointerDeeds) {
  const pointers = useRef(new Map<number, ScreenPoint>());
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): ScreenPoint => {
    const box = currentTarget.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, [role="slider"]')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      pointers.current.set(event.pointerId, at);
      const [one, other, third] = pointers.current.values();
      if (!other) begin(event, at);
      else if (one && !third) beginPinch(one, other);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return;
      const at = pointOf(event);
      pointers.current.set(event.pointerId, at);
      follow(event, at, [...pointers.current.values()]);
    },
    onPointerUp: (event: PointerEvent) => {
      // The finger that stays longer than the other does nothing more: the first one has ended what they did.
      if (pointers.current.delete(event.pointerId)) finish(pointOf(event));
    },
    onPointerCancel: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      finish(null);
    },
  };
}
